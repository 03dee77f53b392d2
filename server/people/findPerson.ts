import { sql } from 'kysely';
import { applicationRecords } from '@server/applications/applicationRecords';
import type { Context } from '@server/context/context';
import { batchesOf, emailKey, lockAccount } from '@server/database/queries';
import type { AccountRow, Db, OutboxRow, Trx } from '@server/database/schema';
import { enquiryRecords } from '@server/enquiries/enquiryRecords';
import type { RecordKind, RecordRow } from '@server/records/recordKind';

/** A person's records of one kind. */
export type FoundRecords = { kind: RecordKind; rows: RecordRow[] };

/** Everything in the database about one person, except files. */
export type Person = {
  account: AccountRow | undefined;
  sessions: { created_at: number; expires_at: number }[];
  records: FoundRecords[];
  mails: OutboxRow[];
  /** What other accounts sent with this address typed in, as "applications ID". */
  leftOut: string[];
};

export type FindOptions = {
  /**
   * Nobody verifies an address that is typed: it may be a slip of the pen. So what another account sent is left out, unless whoever
   * runs the command says that it is the same person's.
   */
  withTyped?: boolean;
  /** Leaves out what came later, in milliseconds since 1970. */
  until?: number;
};

/** Finds a person by an email address, in any case: that of an account, or one typed into a form. */
export async function findPerson(
  db: Db,
  email: string,
  { withTyped = false, until = Infinity }: FindOptions,
): Promise<Person> {
  const key = emailKey(email);
  const isInTime = ({ created_at }: { created_at: number }) => created_at <= until;
  const owner = await db.selectFrom('accounts').selectAll().where('email_key', '=', key).executeTakeFirst();
  const account = owner && isInTime(owner) ? owner : undefined;
  const accountId = account?.id ?? '';
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .execute();
  const found: FoundRecords[] = [];
  for (const kind of recordKinds) {
    const rows = await kind.find(db, { key, accountId });
    found.push({ kind, rows: rows.filter(isInTime) });
  }
  // Enquiries alone are sent without an account: that of an application may be gone.
  const isTheirs = ({ table }: RecordKind, { account_id: sender }: RecordRow) =>
    withTyped || (sender ? sender === accountId : table === 'enquiries');
  const others = found.flatMap(({ kind, rows }) =>
    rows.filter((row) => !isTheirs(kind, row)).map(({ id }) => ({ id, name: `${kind.table} ${id}` })),
  );
  const ids = found.flatMap(({ rows }) => rows.map(({ id }) => id));
  const mails = (await findMails(db, [accountId, ...ids], key)).filter(isInTime);
  return {
    account,
    sessions,
    records: found.map(({ kind, rows }) => ({ kind, rows: rows.filter((row) => isTheirs(kind, row)) })),
    mails: mails.filter(({ reference }) => !others.some(({ id }) => id === reference)),
    leftOut: others.map(({ name }) => name),
  };
}

/** The mails about an account or a record, and those to or from an address. */
async function findMails(db: Db, references: readonly string[], key: string): Promise<OutboxRow[]> {
  const mails = new Map<string, OutboxRow>();
  for (const batch of batchesOf(references)) {
    const isTheirs = sql<boolean>`reference in (${sql.join(batch)}) or ${key} in (lower(to_address), lower(reply_to))`;
    for (const mail of await db.selectFrom('outbox').selectAll().where(isTheirs).execute())
      mails.set(mail.id, mail);
  }
  return [...mails.values()];
}

/**
 * Finds a person and changes what is stored about them, in one transaction.
 * @returns the account's id and how many records there are; undefined if nothing is known about them
 */
export const changePerson = (
  { db, dialect }: Pick<Context, 'db' | 'dialect'>,
  email: string,
  options: FindOptions,
  change: (trx: Trx, person: Person) => Promise<void>,
): Promise<{ account: string | undefined; records: number } | undefined> =>
  db.transaction().execute(async (trx) => {
    await lockAccount(dialect, trx, 'email_key', emailKey(email));
    const person = await findPerson(trx, email, options);
    if (isUnknown(person)) return undefined;
    await change(trx, person);
    const records = person.records.reduce((count, { rows }) => count + rows.length, 0);
    return { account: person.account?.id, records };
  });

/** Whether nothing is known about a person. */
export const isUnknown = ({ account, records, mails, leftOut }: Person): boolean =>
  !account && mails.length === 0 && leftOut.length === 0 && records.every(({ rows }) => rows.length === 0);

/** Every kind of record that visitors send, in the order in which commands name them. */
export const recordKinds: readonly RecordKind[] = [enquiryRecords, applicationRecords];
