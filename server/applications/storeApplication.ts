import { randomUUID } from 'node:crypto';
import type { ApplicationText } from '@/contract/applications';
import type { ResumeKind } from '@/contract/resume';
import type { Context } from '@server/context';
import type { ApplicationRow, Trx } from '@server/database/schema';
import { HttpError } from '@server/http/HttpError';
import { mailSettings } from '@server/mail/mailSettings';
import { applicationMessage, applicationReceipt } from '@server/mail/messages';
import { mayReceipt } from '@server/mail/mayReceipt';
import { queueMail } from '@server/mail/outbox';

/** A valid application and the account that sends it. */
export type NewApplication = {
  accountId: string;
  accountEmail: string;
  jobId: string;
  text: ApplicationText;
  resume: { name: string; bytes: Buffer; kind: ResumeKind };
  scan: ApplicationRow['scan'];
};

/** How long the mail to the provider waits for a scanner that is away; after that it goes without the CV. */
const SCAN_WAIT = 10 * 60_000;

const mimeTypes: Record<ResumeKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/**
 * Stores an application and queues the mails to the provider and the visitor, in one transaction. Each account applies once per
 * vacancy: repeats, such as after a lost response, succeed without effect, even if the vacancy has gone since.
 * @throws HttpError 404 if the vacancy is not in the list
 */
export async function storeApplication(context: Context, application: NewApplication): Promise<void> {
  const { accountId, jobId } = application;
  const isReceiptDue = await mayReceipt(context, application.text.email);
  await context.db.transaction().execute(async (trx) => {
    const vacancy = await trx
      .selectFrom('vacancies')
      .select('job_title')
      .where('id', '=', jobId)
      .executeTakeFirst();
    if (vacancy) return insertOnce(trx, context, { ...application, isReceiptDue }, vacancy.job_title);
    const earlier = await trx
      .selectFrom('applications')
      .select('id')
      .where('account_id', '=', accountId)
      .where('job_id', '=', jobId)
      .executeTakeFirst();
    if (!earlier) throw new HttpError(404, 'This vacancy is not in the list. It may have closed.');
  });
}

async function insertOnce(
  trx: Trx,
  context: Context,
  application: NewApplication & { isReceiptDue: boolean },
  jobTitle: string,
): Promise<void> {
  const row = toRow(application, jobTitle, context.now());
  const inserted = await trx
    .insertInto('applications')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'job_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return;
  const { id, created_at: createdAt } = row;
  const { accountEmail, text, jobId, isReceiptDue } = application;
  const settings = mailSettings(context.config);
  const toProvider = applicationMessage(settings, { ...text, accountEmail, id, jobId, jobTitle, createdAt });
  const delay = row.scan === 'unscanned' ? SCAN_WAIT : 0;
  await queueMail(trx, 'application', toProvider, { reference: id, delay });
  if (isReceiptDue)
    await queueMail(trx, 'receipt', applicationReceipt(settings, { email: text.email, id, jobTitle }));
}

const toRow = (
  { accountId, jobId, text, resume, scan }: NewApplication,
  jobTitle: string,
  now: number,
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
});
