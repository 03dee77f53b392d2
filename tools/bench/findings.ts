import { sql } from 'kysely';
import type { Db } from '@server/database/schema';
import { CV_BYTES, type Written } from './writers';

/** Prints what must not happen and how often it did; makes the process fail where it did. */
export async function report(db: Db, written: Written): Promise<void> {
  const enquiries = await db.selectFrom('enquiries').select(['id', 'message']).execute();
  const accounts = await db.selectFrom('accounts').select('email').execute();
  const applications = await db
    .selectFrom('applications')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .select(['applications.id', 'accounts.email', 'job_id', sql<number>`length(resume)`.as('size')])
    .execute();
  const mails = await db.selectFrom('outbox').select(['id', 'reference', 'kind']).execute();

  const applied = applications.map(({ email, job_id }) => `${email} ${job_id}`);
  const stored = new Set([
    ...enquiries.map(({ message }) => message),
    ...accounts.map(({ email }) => email),
    ...applied,
  ]);
  const marks = [...written.enquiries, ...written.accounts, ...written.applications];
  const mailed = new Set(mails.map(({ kind, reference }) => `${kind} ${reference}`));
  const records = [
    ...applications.map(({ id }) => `application ${id}`),
    ...enquiries.map(({ id }) => `enquiry ${id}`),
  ];
  const mailIds = new Set(mails.map(({ id }) => id));
  const findings = {
    'acknowledged writes lost': marks.filter((mark) => !stored.has(mark)).length,
    'applications stored twice': applied.length - new Set(applied).size,
    'CVs cut short': applications.filter(({ size }) => size !== CV_BYTES).length,
    'records without their mail': records.filter((record) => !mailed.has(record)).length,
    'mails that never left': mails.filter(({ id }) => !written.mails.has(id)).length,
    'mails about nothing': [...written.mails.keys()].filter((id) => !mailIds.has(id)).length,
    'mails sent twice without a crash between': [...written.mails.values()].filter(
      (times) => new Set(times).size < times.length,
    ).length,
  };
  console.log(`${marks.length} acknowledged writes`);
  for (const [what, times] of Object.entries(findings)) console.log(`${what}: ${times}`);
  if (Object.values(findings).some((times) => times > 0)) process.exitCode = 1;
}
