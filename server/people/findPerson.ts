import { sql } from 'kysely';
import { emailKey } from '@server/database/emailKey';
import type { AccountRow, ApplicationRow, Db, EnquiryRow, OutboxRow, Trx } from '@server/database/schema';

/** An application without its CV, which may be large. */
export type FoundApplication = Omit<ApplicationRow, 'resume'>;

/** Everything in the database about one person, except CVs. */
export type Person = {
  account: AccountRow | undefined;
  sessions: { created_at: number; expires_at: number }[];
  applications: FoundApplication[];
  enquiries: EnquiryRow[];
  mails: OutboxRow[];
};

/** Finds a person by an email address, in any case: that of an account, or one typed into a form. */
export async function findPerson(db: Db | Trx, email: string): Promise<Person> {
  const key = emailKey(email);
  const account = await db.selectFrom('accounts').selectAll().where('email_key', '=', key).executeTakeFirst();
  const accountId = account?.id ?? '';
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .execute();
  const applications = await db
    .selectFrom('applications')
    .select(['id', 'account_id', 'job_id', 'job_title', 'full_name', 'email', 'phone_number', 'message'])
    .select(['resume_name', 'resume_type', 'created_at', 'scan', 'replaces', 'erase_after'])
    .where((row) => row.or([row('account_id', '=', accountId), row(sql`lower(email)`, '=', key)]))
    .orderBy('created_at')
    .execute();
  const enquiries = await db
    .selectFrom('enquiries')
    .selectAll()
    .where(sql`lower(email)`, '=', key)
    .orderBy('created_at')
    .execute();
  const references = [accountId, ...applications.map(({ id }) => id), ...enquiries.map(({ id }) => id)];
  const mails = await findMails(db, references, key);
  return { account, sessions, applications, enquiries, mails };
}

/** The mails about an account, application or enquiry, and those to or from an address. */
const findMails = (db: Db | Trx, references: readonly string[], key: string): Promise<OutboxRow[]> =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where((row) =>
      row.or([
        row('reference', 'in', references),
        row(sql`lower(to_address)`, '=', key),
        row(sql`lower(reply_to)`, '=', key),
      ]),
    )
    .orderBy('created_at')
    .execute();

/** Whether nothing is known about a person. */
export const isUnknown = ({ account, applications, enquiries, mails }: Person): boolean =>
  !account && applications.length + enquiries.length + mails.length === 0;
