import * as v from 'valibot';
import type { Db } from './schema';

/**
 * Reads a value of the table `settings`, which all copies of the server share.
 * @returns undefined if it was never written
 * @throws ValiError if what is stored does not fit the schema
 */
export async function readSetting<Schema extends v.GenericSchema>(
  db: Db,
  key: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row && v.parse(v.pipe(v.string(), v.parseJson(), schema), row.value);
}

/** Writes a value as JSON, in place of an earlier one. */
export async function writeSetting(db: Db, key: string, setting: unknown): Promise<void> {
  const value = JSON.stringify(setting);
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
