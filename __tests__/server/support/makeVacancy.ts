import type { Job } from '@/contract/jobs';

/** A vacancy as read from a file, without optional fields. */
export const makeVacancy = (change: Partial<Job> & { id: string }): Job => ({
  job_title: 'Staff Nurse',
  employment_type: 'Full-time',
  job_type: 'Permanent',
  description: 'Days and nights.',
  Experience: 'Registered',
  Sector: 'Nursing',
  ...change,
});
