import type { Job } from '@/contract/jobs';

/** A vacancy as the backend sends it. */
export const makeJob = (overrides: Partial<Job> = {}): Job => ({
  id: '101',
  job_title: 'Registered Midwife, Community Team',
  employment_type: 'Full-time',
  job_type: 'Full-Time',
  description: 'You join a small community midwifery team in south London.',
  Experience: 'Two years as a registered midwife.',
  Sector: 'Midwifery',
  ...overrides,
});

export const jobs: Job[] = [
  makeJob(),
  makeJob({
    id: '102',
    job_title: 'Healthcare Assistant, Nights',
    employment_type: 'Part-time',
    job_type: 'Part-Time',
  }),
  makeJob({ id: '103', job_title: 'Ward Clerk', job_type: 'Contract' }),
  makeJob({ id: '104', job_title: 'Live-in Carer', job_type: 'Permanent' }),
  makeJob({
    id: '105',
    job_title: 'Recruitment Intern',
    employment_type: 'Part-time',
    job_type: 'Internship',
  }),
  makeJob({ id: '106', job_title: 'Porter', employment_type: 'Part-time', job_type: 'PartTime' }),
];

/** The smallest possible PDF. */
export const makePdf = (name = 'cv.pdf', content = '%PDF-1.4\n%%EOF'): File =>
  new File([content], name, { type: 'application/pdf' });
