import type { Context } from '@server/context/context';
import { batchesOf } from '@server/database/queries';
import { changePerson, type FindOptions } from './findPerson';

/**
 * Pauses the use of a person's data (UK GDPR, article 18): account and records are kept, whatever their age, but neither shown nor
 * mailed; mails that wait are deleted. What they send afterwards is not restricted.
 * @param isLifted true ends the pause
 * @returns the account's id and how many records there are; undefined if nothing is known about them
 */
export const restrictPerson = (
  context: Pick<Context, 'db' | 'dialect' | 'now'>,
  email: string,
  isLifted: boolean,
  options: FindOptions,
): ReturnType<typeof changePerson> =>
  changePerson(context, email, options, async (trx, { account, records, mails }) => {
    const restricted_at = isLifted ? null : context.now();
    if (account)
      await trx.updateTable('accounts').set({ restricted_at }).where('id', '=', account.id).execute();
    for (const { kind, rows } of records)
      for (const batch of batchesOf(rows.map(({ id }) => id)))
        await trx.updateTable(kind.table).set({ restricted_at }).where('id', 'in', batch).execute();
    for (const batch of batchesOf(isLifted ? [] : mails.map(({ id }) => id)))
      await trx.deleteFrom('outbox').where('id', 'in', batch).where('sent_at', 'is', null).execute();
  });
