import type { Context } from '@server/context/context';
import { batchesOf, emailKey, lockAccount } from '@server/database/queries';
import { truncateWal } from '@server/database/truncateWal';
import type { Db, Trx } from '@server/database/schema';
import { DAY } from '@/lib/time/durations';
import { deleteExports } from '@server/lib/exports';
import { deleteMailFiles, mailFile } from '@server/mail/storedMails';
import { thenRest } from '@server/records/deleteInBatches';
import type { RecordRow, RecordTable } from '@server/records/recordKind';
import { rememberErasure, writeApplied } from './erasures';
import { type FindOptions, findPerson, type FoundRecords, isUnknown, type Person } from './findPerson';

type ErasureContext = Pick<Context, 'config' | 'db' | 'dialect' | 'now'>;

/** Numbers of what was erased; `kept` records stay until `keptUntil`, in milliseconds since 1970. */
export type Erased = {
  /** The account's id, if there was one. */
  account: string | undefined;
  /** By table. */
  records: Record<string, number>;
  mails: number;
  kept: number;
  keptUntil: number;
  /** False if the database was in use: its journal may still hold what was erased. */
  isJournalEmpty: boolean;
  /** The names of records that stay because another account sent them. */
  leftOut: string[];
};

/** Erases a person, and remembers that, so that no backup brings them back; see `eraseFound`. */
export async function erasePerson(
  context: ErasureContext,
  email: string,
  options: FindOptions = {},
): Promise<Erased | undefined> {
  // First: after a crash between the two the command is run again.
  const at = await rememberErasure(context, email, options);
  // Any of them may name this person. A slip in the address must not cost other people's.
  if (!isUnknown(await findPerson(context.db, email, options))) await deleteExports(context.config.dataDir);
  const erased = await eraseFound(context, email, options);
  await writeApplied(context.db, [at]);
  return erased;
}

/**
 * Erases a person: account, sessions, all that they sent, and mails in the outbox and in its folder. Records that
 * LEGAL_HOLD_DAYS keeps lose their account and go by themselves when that time is over.
 * @returns undefined if nothing was known about them
 */
export async function eraseFound(
  { config, db, dialect, now }: ErasureContext,
  email: string,
  options: FindOptions,
): Promise<Erased | undefined> {
  const holdFor = config.legalHoldDays * DAY;
  // What arrives meanwhile is newer than now.
  const hold = { heldSince: holdFor > 0 ? now() - holdFor : Number.POSITIVE_INFINITY, holdFor };
  await emptyCvs(db, await findPerson(db, email, options), hold);
  const { person, erased } = await db.transaction().execute(async (trx) => {
    // First, so that it waits for, and then finds, an application that is just being stored.
    await lockAccount(dialect, trx, 'email_key', emailKey(email));
    const found = await findPerson(trx, email, options);
    return { person: found, erased: await eraseRows(trx, found, hold) };
  });
  if (isUnknown(person)) return undefined;
  await deleteMailFiles(config.dataDir, person.mails.map(mailFile));
  const isJournalEmpty = await truncateWal({ db, dialect });
  return { ...erased, mails: person.mails.length, isJournalEmpty, leftOut: person.leftOut };
}

/** Records that the law may require to stay do so, for `holdFor` milliseconds, if they are newer than `heldSince`. */
type Hold = { heldSince: number; holdFor: number };

/** Empties the CVs that are to go, one at a time: in one transaction they kept everybody else from writing for half a minute. */
async function emptyCvs(db: Db, { records }: Person, { heldSince }: Hold): Promise<void> {
  const emptied = db.updateTable('applications').set({ resume: Buffer.alloc(0) });
  for (const { kind, rows } of records)
    for (const row of rows)
      if (kind.table === 'applications' && !isHeld(kind.table, row, heldSince))
        await thenRest(() => emptied.where('id', '=', row.id).execute());
}

async function eraseRows(
  trx: Trx,
  { account, records, mails }: Person,
  hold: Hold,
): Promise<Pick<Erased, 'account' | 'records' | 'kept' | 'keptUntil'>> {
  const counts: Record<string, number> = {};
  const kept: RecordRow[] = [];
  for (const found of records) {
    const held = await eraseRecords(trx, found, hold);
    counts[found.kind.table] = found.rows.length - held.length;
    kept.push(...held);
  }
  await deleteRows(trx, 'outbox', mails);
  if (account) await trx.deleteFrom('accounts').where('id', '=', account.id).execute();
  const keptUntil = Math.max(0, ...kept.map((row) => heldUntil(row, hold)));
  return { account: account?.id, records: counts, kept: kept.length, keptUntil };
}

/** Whether LEGAL_HOLD_DAYS, which is for applications, keeps a record. */
export const isHeld = (table: RecordTable, { created_at }: RecordRow, heldSince: number): boolean =>
  table === 'applications' && created_at > heldSince;

/** Never later than an earlier erasure has promised, when LEGAL_HOLD_DAYS may have been shorter. */
const heldUntil = ({ created_at, erase_after }: RecordRow, { holdFor }: Hold): number =>
  Math.min(created_at + holdFor, erase_after ?? Infinity);

/** Deletes a person's records of one kind, but those that stay, which it returns. */
async function eraseRecords(trx: Trx, { kind: { table }, rows }: FoundRecords, hold: Hold) {
  const held = rows.filter((row) => isHeld(table, row, hold.heldSince));
  for (const row of held)
    await trx
      .updateTable('applications')
      .set({ erase_after: heldUntil(row, hold) })
      .where('id', '=', row.id)
      .execute();
  const others = rows.filter((row) => !held.includes(row));
  await deleteRows(trx, table, others);
  return held;
}

async function deleteRows(trx: Trx, table: RecordTable | 'outbox', rows: readonly { id: string }[]) {
  for (const batch of batchesOf(rows.map(({ id }) => id)))
    await trx.deleteFrom(table).where('id', 'in', batch).execute();
}
