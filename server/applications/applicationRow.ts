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
  'reference',
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
  'restricted_at',
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
  reference: applicationReference({ jobId, text, resumeSize: resume.bytes.length }),
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
  restricted_at: null,
});
