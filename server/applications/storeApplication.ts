import { randomUUID } from 'node:crypto';
import type { ApplicationText } from '@/contract/applications';
import { applicationReference } from '@/contract/reference';
import type { ResumeKind } from '@/contract/resume';
import { hasClosed } from '@/vacancies/jobDates';
import { signInFirst } from '@server/accounts/sessions';
import type { Context } from '@server/context/context';
import { lockAccount } from '@server/database/queries';
import type { ApplicationRow, Trx } from '@server/database/schema';
import { mailSettings } from '@server/mail/message';
import { queueMails } from '@server/mail/outbox';
import { MINUTE } from '@/lib/time/durations';
import { missingVacancy, vacancyClosed } from '@server/vacancies/vacancyQueries';
import { applicationMessage, applicationReceipt } from './applicationMails';

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

/** How long the mail to the provider waits for a scanner that is away; after that it goes without the CV. */
const SCAN_WAIT = 10 * MINUTE;

/**
 * Stores an application and queues the mails to the provider and the visitor, in one transaction. The same application again,
 * as after a lost response, succeeds without effect, even if the vacancy has closed since; a different one by the same account
 * for the same vacancy is stored beside the earlier one and replaces it.
 * @throws HttpError 404 if the vacancy is not known, 410 if it has closed, 401 if the account has just been deleted
 */
export async function storeApplication(context: Context, application: NewApplication): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    if (!(await lockAccount(context.dialect, trx, 'id', application.accountId))) throw signInFirst();
    const earlier = await newestApplication(trx, application);
    if (earlier && (await isRepeat(trx, earlier, application))) return;
    const jobTitle = await openVacancyTitle(context, trx, application.jobId);
    const row = toRow(application, jobTitle, context.now(), earlier);
    await trx.insertInto('applications').values(row).execute();
    const mail = { ...row, accountEmail: application.accountEmail, replaced: earlier };
    const settings = mailSettings(context.config);
    await queueMails(context, trx, row, {
      kind: 'application',
      toProvider: applicationMessage(settings, mail),
      receipt: applicationReceipt(settings, mail),
      delay: row.scan === 'unscanned' ? SCAN_WAIT : 0,
    });
  });
}

const newestApplication = (trx: Trx, { accountId, jobId }: NewApplication): Promise<Earlier | undefined> =>
  trx
    .selectFrom('applications')
    .select(columnsWithoutCv)
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether nothing differs from an earlier application. Its CV is read only when the texts are the same. */
async function isRepeat(trx: Trx, earlier: Earlier, { text, resume }: NewApplication): Promise<boolean> {
  const isSameText =
    earlier.full_name === text.fullName &&
    earlier.email === text.email &&
    earlier.phone_number === text.phoneNumber &&
    earlier.message === text.message &&
    earlier.resume_name === resume.name;
  if (!isSameText) return false;
  const stored = await trx
    .selectFrom('applications')
    .select('resume')
    .where('id', '=', earlier.id)
    .executeTakeFirstOrThrow();
  return Buffer.from(stored.resume).equals(resume.bytes);
}

async function openVacancyTitle(context: Context, trx: Trx, jobId: string): Promise<string> {
  const vacancy = await trx
    .selectFrom('vacancies')
    .select(['job_title', 'closes_at'])
    .where('id', '=', jobId)
    .executeTakeFirst();
  if (!vacancy) throw await missingVacancy({ db: trx }, jobId);
  if (hasClosed(vacancy.closes_at, context.now())) throw vacancyClosed();
  return vacancy.job_title;
}

const mimeTypes: Record<ResumeKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Converts an application to a new database row; `earlier` is the one that it replaces, if any. */
const toRow = (
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
