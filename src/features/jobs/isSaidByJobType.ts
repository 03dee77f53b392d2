import type { Job } from '@/contract/jobs';
import { plain } from './search/plain';

/** Whether the job type says the employment type as well, as "PartTime" does of "Part-time": shown side by side they look like a fault. */
export const isSaidByJobType = ({ employment_type, job_type }: Job): boolean =>
  employment_type !== '' && plain(job_type).includes(plain(employment_type));
