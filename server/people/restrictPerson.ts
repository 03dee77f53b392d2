import type { Context } from '@server/context/context';
import { batchesOf, emailKey, lockAccount } from '@server/database/queries';
import { type FindOptions, findPerson, isUnknown } from './findPerson';

/**
 * Pauses the use of a person's data (UK GDPR, article 18): account and records are kept, whatever their age, but neither shown nor
 * mailed; mails that wait are deleted. What they send afterwards is not restricted.
 * @param isLifted ends it
 * @returns the account's id and how many records there are; undefined if nothing is known about them
 */
export async function restrictPerson(
  { db, dialect, now }: Pick<Context, 'db' | 'dialect' | 'now'>,
  email: string,
  isLifted: boolean,
  options: FindOptions,
): Promise<{ account: string | undefined; records: number } | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(dialect, trx, 'email_key', emailKey(email));
    const person = await findPerson(trx, email, options);
    if (isUnknown(person)) return undefined;
    const { account, records, mails } = person;
    const restricted_at = isLifted ? null : now();
    if (account)
      await trx.updateTable('accounts').set({ restricted_at }).where('id', '=', account.id).execute();
    for (const { kind, rows } of records)
      for (const batch of batchesOf(rows.map(({ id }) => id)))
        await trx.updateTable(kind.table).set({ restricted_at }).where('id', 'in', batch).execute();
    for (const batch of batchesOf(mails.map(({ id }) => id)))
      await trx.deleteFrom('outbox').where('id', 'in', batch).where('sent_at', 'is', null).execute();
    return { account: account?.id, records: records.reduce((all, { rows }) => all + rows.length, 0) };
  });
}
