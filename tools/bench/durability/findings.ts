import { sql } from 'kysely';
import type { Db } from '@server/database/schema';
import { countUnlikeFeed, type Feed } from './feed';
import { type Mailbox, repeatedMails } from './mailbox';
import { type Acknowledged, countOf, CV_BYTES } from './writers';

/** What must not happen, and how often it did. */
type Findings = Record<string, number>;

/** Prints what was written and what is wrong with it; anything wrong makes the process fail. */
export async function report(
  db: Db,
  acknowledged: Acknowledged,
  mailbox: Mailbox,
  feed: Feed,
): Promise<void> {
  const { enquiries, accounts, applications, busy } = acknowledged;
  console.log(
    `${countOf(acknowledged)} acknowledged writes (${enquiries.length} enquiries, ${accounts.length} accounts, ` +
      `${applications.length} applications, each sent twice at once), ${mailbox.arrivals.size} mails, of which ` +
      `${repeatedMails(mailbox).repeated} came again after a crash; ${busy} answers of 503; the feed was asked ${feed.asked()} times.`,
  );
  const findings = await findingsOf(db, acknowledged, mailbox);
  for (const [what, times] of Object.entries(findings)) console.log(`${what}: ${times}`);
  if (Object.values(findings).some((times) => times > 0)) process.exitCode = 1;
}

/** Compares what was acknowledged and mailed with what is stored. */
async function findingsOf(db: Db, acknowledged: Acknowledged, mailbox: Mailbox): Promise<Findings> {
  const mails = await db.selectFrom('outbox').select(['id', 'reference', 'kind']).execute();
  return {
    'acknowledged writes lost': await countLost(db, acknowledged),
    'applications stored twice': await countTwice(db),
    'applications or enquiries by halves': await countIncomplete(db, new Set(mails.map(subjectOf))),
    'vacancies not as in one answer of the feed': await countUnlikeFeed(db),
    'mails that never left': mails.filter(({ id }) => !mailbox.arrivals.has(id)).length,
    'mails about nothing': countUnknown(mailbox, new Set(mails.map(({ id }) => id))),
    'mails sent twice without a crash between': repeatedMails(mailbox).unexcused,
  };
}

async function countLost(db: Db, acknowledged: Acknowledged): Promise<number> {
  const enquiries = await db.selectFrom('enquiries').select('message').execute();
  const accounts = await db.selectFrom('accounts').select('email').execute();
  const applications = await db
    .selectFrom('applications')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .select(['accounts.email', 'applications.job_id'])
    .execute();
  const stored = new Set([
    ...enquiries.map(({ message }) => message),
    ...accounts.map(({ email }) => email),
    ...applications.map(({ email, job_id }) => `${email} ${job_id}`),
  ]);
  const marks = [...acknowledged.enquiries, ...acknowledged.accounts, ...acknowledged.applications];
  return marks.filter((mark) => !stored.has(mark)).length;
}

async function countTwice(db: Db): Promise<number> {
  const twice = await db
    .selectFrom('applications')
    .select('account_id')
    .groupBy(['account_id', 'job_id'])
    .having((row) => row(row.fn.countAll(), '>', 1))
    .execute();
  return twice.length;
}

/** Counts what lacks a part of its CV, or its mail to the provider. */
async function countIncomplete(db: Db, mailed: ReadonlySet<string>): Promise<number> {
  const applications = await db
    .selectFrom('applications')
    .select(['id', sql<number>`length(resume)`.as('size')])
    .execute();
  const enquiries = await db.selectFrom('enquiries').select('id').execute();
  return (
    applications.filter(({ id, size }) => size !== CV_BYTES || !mailed.has(`application ${id}`)).length +
    enquiries.filter(({ id }) => !mailed.has(`enquiry ${id}`)).length
  );
}

const subjectOf = ({ kind, reference }: { kind: string; reference: string | null }) => `${kind} ${reference}`;

const countUnknown = ({ arrivals }: Mailbox, known: ReadonlySet<string>): number =>
  [...arrivals.keys()].filter((id) => !known.has(id)).length;
