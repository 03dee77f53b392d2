import { applicationReference } from '@/contract/reference';
import type { ApplicationRow } from '@server/database/schema';

type Referenced = Pick<ApplicationRow, 'job_id' | 'full_name' | 'email' | 'phone_number' | 'message'>;

/** The reference number that the candidate was given for a stored application, as in LW-7K2M-90QX; `resumeSize` in bytes. */
export const referenceOf = (
  { job_id, full_name, email, phone_number, message }: Referenced,
  resumeSize: number,
): string =>
  applicationReference({
    jobId: job_id,
    text: { fullName: full_name, email, phoneNumber: phone_number, message },
    resumeSize,
  });
