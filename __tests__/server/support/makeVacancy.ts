import type { Vacancy } from '@server/vacancies/checkVacancy';

/** A vacancy as read from a file, without optional fields. */
export const makeVacancy = (change: Partial<Vacancy> & { id: string }): Vacancy => ({
  job_title: 'Staff Nurse',
  employment_type: 'Full-time',
  job_type: 'Permanent',
  description: 'Days and nights.',
  Experience: 'Registered',
  Sector: 'Nursing',
  location: null,
  posted_at: null,
  closes_at: null,
  pay: null,
  ...change,
});
