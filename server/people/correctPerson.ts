import { sql } from 'kysely';
import type { Context } from '@server/context/context';
import { batchesOf, emailKey } from '@server/database/queries';
import type { AccountRow, Trx } from '@server/database/schema';
import { rememberCorrection } from './erasures';
import { changePerson, type FindOptions, type FoundRecords } from './findPerson';

/** The new values; what stays as it is is left out. */
export type Correction = {
  name?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
};

/**
 * Corrects a person's name, email address and phone number: in their account, in what they sent, and in the addresses of mails that wait.
 * A new address invalidates links that were mailed to the old one. Reference numbers stay.
 * @returns the account's id and how many records were corrected; undefined if nothing is known about them
 * @throws if the new address has an account already
 */
export const correctPerson = (
  context: Pick<Context, 'config' | 'db' | 'dialect' | 'now'>,
  email: string,
  correction: Correction,
  options: FindOptions,
): ReturnType<typeof changePerson> =>
  changePerson(context, email, options, async (trx, { account, records }) => {
    if (account) await correctAccount(trx, account, correction);
    const { name, lastName, phone } = correction;
    const fullName =
      name || lastName
        ? [name ?? account?.name, lastName ?? account?.last_name].filter(Boolean).join(' ')
        : undefined;
    const old = emailKey(email);
    for (const found of records)
      await correctRecords(trx, found, old, { name: fullName, phone, email: correction.email });
    if (correction.email) {
      await correctMails(trx, old, correction.email);
      await rememberCorrection({ ...context, db: trx }, email, correction.email);
    }
  });

async function correctAccount(trx: Trx, { id }: AccountRow, { name, lastName, email, phone }: Correction) {
  if (email) {
    const other = await trx
      .selectFrom('accounts')
      .select('id')
      .where('email_key', '=', emailKey(email))
      .where('id', '!=', id)
      .executeTakeFirst();
    if (other) throw new Error(`There is another account with the address ${email}.`);
    await trx.deleteFrom('reset_tokens').where('account_id', '=', id).execute();
  }
  await trx
    .updateTable('accounts')
    .set({ name, last_name: lastName, phone, email, email_key: email && emailKey(email) })
    .where('id', '=', id)
    .execute();
}

/** Their name and phone number, and the old address wherever they typed it; other addresses that they typed stay. */
async function correctRecords(
  trx: Trx,
  { kind: { table, columns }, rows }: FoundRecords,
  old: string,
  { name, phone, email }: { [Field in 'name' | 'phone' | 'email']: string | undefined },
): Promise<void> {
  const values = [
    sql`${sql.ref(columns.name)} = coalesce(${name ?? null}, ${sql.ref(columns.name)})`,
    sql`${sql.ref(columns.phone)} = coalesce(${phone ?? null}, ${sql.ref(columns.phone)})`,
    sql`email = case lower(email) when ${old} then coalesce(${email ?? null}, email) else email end`,
  ];
  for (const batch of batchesOf(rows.map(({ id }) => id)))
    await sql`update ${sql.table(table)} set ${sql.join(values)} where id in (${sql.join(batch)})`.execute(
      trx,
    );
}

/** Replaces the old address in mails that wait. */
async function correctMails(trx: Trx, old: string, email: string): Promise<void> {
  for (const column of ['to_address', 'reply_to'] as const)
    await trx
      .updateTable('outbox')
      .set({ [column]: email })
      .where('sent_at', 'is', null)
      .where(sql`lower(${sql.ref(column)})`, '=', old)
      .execute();
}
