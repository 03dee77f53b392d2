import { sql } from 'kysely';
import { emailKey } from '@server/database/emailKey';
import type { AccountRow, Db, OutboxRow, Trx } from '@server/database/schema';
import type { RecordKind, RecordRow } from '@server/records/recordKind';
import { recordKinds } from './recordKinds';

/** A person's records of one kind. */
export type FoundRecords = { kind: RecordKind; rows: RecordRow[] };

/** Everything in the database about one person, except files. */
export type Person = {
  account: AccountRow | undefined;
  sessions: { created_at: number; expires_at: number }[];
  records: FoundRecords[];
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
  const records: FoundRecords[] = [];
  for (const kind of recordKinds) records.push({ kind, rows: await kind.find(db, { key, accountId }) });
  const ids = records.flatMap(({ rows }) => rows.map(({ id }) => id));
  const mails = await findMails(db, [accountId, ...ids], key);
  return { account, sessions, records, mails };
}

/** The mails about an account or a record, and those to or from an address. */
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
export const isUnknown = ({ account, records, mails }: Person): boolean =>
  !account && mails.length === 0 && records.every(({ rows }) => rows.length === 0);
