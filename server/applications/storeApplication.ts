import { randomUUID } from 'node:crypto';
import type { ApplicationText } from '@/contract/applications';
import type { ResumeKind } from '@/contract/resume';
import type { Context } from '@server/context';
import type { ApplicationRow, Trx } from '@server/database/schema';
import { Refusal } from '@server/http/Refusal';
import { mailSetting } from '@server/mail/mailSetting';
import { applicationMessage, applicationReceipt } from '@server/mail/messages';
import { queueMail } from '@server/mail/outbox';
import type { SentResume } from './readForm';

/** An application that has passed every check, and who sends it. */
export type CheckedApplication = {
  accountId: string;
  jobId: string;
  text: ApplicationText;
  resume: SentResume & { kind: ResumeKind };
};

const mimeTypes: Record<ResumeKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/**
 * Stores an application with its CV and the mails to the provider and to the visitor: all of it or nothing.
 * One application for each account and vacancy: a repeat, after an answer that was lost or at the same moment, changes nothing
 * and is fine, even when the vacancy has gone since.
 * Refuses (404) a vacancy that is not in the list.
 */
export async function storeApplication(context: Context, application: CheckedApplication): Promise<void> {
  const { accountId, jobId } = application;
  await context.db.transaction().execute(async (trx) => {
    const vacancy = await trx
      .selectFrom('vacancies')
      .select('job_title')
      .where('id', '=', jobId)
      .executeTakeFirst();
    if (vacancy) return insertOnce(trx, context, application, vacancy.job_title);
    const earlier = await trx
      .selectFrom('applications')
      .select('id')
      .where('account_id', '=', accountId)
      .where('job_id', '=', jobId)
      .executeTakeFirst();
    if (!earlier) throw new Refusal(404, 'This vacancy is not in the list. It may have closed.');
  });
}

async function insertOnce(
  trx: Trx,
  context: Context,
  application: CheckedApplication,
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
  const { text, jobId } = application;
  const setting = mailSetting(context.config);
  const toProvider = applicationMessage(setting, { ...text, id, jobId, jobTitle, createdAt });
  await queueMail(trx, 'application', toProvider, id);
  await queueMail(trx, 'receipt', applicationReceipt(setting, { email: text.email, id, jobTitle }));
}

const toRow = (
  { accountId, jobId, text, resume }: CheckedApplication,
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
  created_at: now,
});
