import type { Context } from '@server/context/context';
import { batchesOf } from '@server/database/batchesOf';
import { emailKey } from '@server/database/emailKey';
import { lockAccount } from '@server/database/lockAccount';
import { truncateWal } from '@server/database/truncateWal';
import type { Trx } from '@server/database/schema';
import { DAY } from '@server/lib/time';
import { deleteMailFiles, mailFile, mailFilesOf } from '@server/mail/storedMails';
import { findPerson, isUnknown, type Person } from './findPerson';

/** Numbers of what was erased; `kept` applications stay until `keptUntil`, in milliseconds since 1970. */
export type Erased = {
  /** The account's id, if there was one. */
  account: string | undefined;
  accounts: number;
  applications: number;
  enquiries: number;
  mails: number;
  kept: number;
  keptUntil: number;
};

/**
 * Erases a person: account, sessions, applications with their CVs, enquiries, and mails in the outbox and in its folder.
 * Applications that LEGAL_HOLD_DAYS keeps lose their account and go by themselves when that time is over.
 * @returns undefined if nothing was known about them
 */
export async function erasePerson(
  { config, db, dialect, now }: Pick<Context, 'config' | 'db' | 'dialect' | 'now'>,
  email: string,
): Promise<Erased | undefined> {
  const holdFor = config.legalHoldDays * DAY;
  const hold = { heldSince: now() - holdFor, holdFor };
  const person = await db.transaction().execute(async (trx) => {
    // First, so that it waits for, and then finds, an application that is just being stored.
    await lockAccount(dialect, trx, 'email_key', emailKey(email));
    const found = await findPerson(trx, email);
    await eraseRows(trx, found, hold);
    return found;
  });
  const files = new Set([...person.mails.map(mailFile), ...(await mailFilesOf(config.dataDir, email))]);
  if (isUnknown(person) && files.size === 0) return undefined;
  await deleteMailFiles(config.dataDir, [...files]);
  await truncateWal({ db, dialect });
  return { ...countErased(person, hold), mails: files.size };
}

/** Applications newer than `heldSince` stay for `holdFor` milliseconds. */
type Hold = { heldSince: number; holdFor: number };

function countErased(
  { account, applications, enquiries }: Person,
  { heldSince, holdFor }: Hold,
): Omit<Erased, 'mails'> {
  const kept = applications.filter(({ created_at }) => created_at > heldSince);
  return {
    account: account?.id,
    accounts: account ? 1 : 0,
    applications: applications.length - kept.length,
    enquiries: enquiries.length,
    kept: kept.length,
    keptUntil: Math.max(0, ...kept.map(({ created_at }) => created_at + holdFor)),
  };
}

async function eraseRows(
  trx: Trx,
  { account, applications, enquiries, mails }: Person,
  { heldSince, holdFor }: Hold,
): Promise<void> {
  for (const { id, created_at } of applications) {
    if (created_at > heldSince) {
      const erase_after = created_at + holdFor;
      await trx.updateTable('applications').set({ erase_after }).where('id', '=', id).execute();
    } else await trx.deleteFrom('applications').where('id', '=', id).execute();
  }
  await deleteRows(trx, 'enquiries', enquiries);
  await deleteRows(trx, 'outbox', mails);
  if (account) await trx.deleteFrom('accounts').where('id', '=', account.id).execute();
}

async function deleteRows(
  trx: Trx,
  table: 'enquiries' | 'outbox',
  rows: readonly { id: string }[],
): Promise<void> {
  for (const batch of batchesOf(rows.map(({ id }) => id))) {
    await trx.deleteFrom(table).where('id', 'in', batch).execute();
  }
}
