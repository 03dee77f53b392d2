import { randomUUID } from 'node:crypto';
import type { ApplicationText } from '@/contract/applications';
import { applicationReference } from '@/contract/reference';
import type { ResumeKind } from '@/contract/resume';
import type { ApplicationRow } from '@server/database/schema';

/** A valid application and the account that sends it. */
export type NewApplication = {
  accountId: string;
  accountEmail: string;
  jobId: string;
  text: ApplicationText;
  resume: { name: string; bytes: Buffer; kind: ResumeKind };
  scan: ApplicationRow['scan'];
};

/** A stored application, without its CV. */
export type Earlier = Omit<ApplicationRow, 'resume'>;

/** Every column but the CV. */
export const columnsWithoutCv = [
  'id',
  'account_id',
  'job_id',
  'job_title',
  'full_name',
  'email',
  'phone_number',
  'message',
  'resume_name',
  'resume_type',
  'created_at',
  'scan',
  'replaces',
  'erase_after',
] as const;

const mimeTypes: Record<ResumeKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Converts an application to a new database row; `earlier` is the one that it replaces, if any. */
export const toRow = (
  { accountId, jobId, text, resume, scan }: NewApplication,
  jobTitle: string,
  now: number,
  earlier: Pick<Earlier, 'id'> | undefined,
): ApplicationRow => ({
  id: randomUUID(),
  account_id: accountId,
  job_id: jobId,
  job_title: jobTitle,
  full_name: text.fullName,
  email: text.email,
  phone_number: text.phoneNumber,
  message: text.message,
  resume_name: resume.name,
  resume_type: mimeTypes[resume.kind],
  resume: resume.bytes,
  scan,
  created_at: now,
  replaces: earlier?.id ?? null,
  erase_after: null,
});

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
