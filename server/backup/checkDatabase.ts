import { createReadStream } from 'node:fs';
import { Kysely, type RawBuilder, sql, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Db, Tables } from '@server/database/schema';
import { hasContent } from '@server/lib/files';
import { messageOf } from '@server/lib/log';

/** The number of rows by table, without the list of migrations, and the bytes of all CVs. */
export type Contents = { rows: Record<string, number>; cvBytes: number };

/**
 * Checks that a file is a whole database of this server, not of which version: the migration after a restore refuses a newer one.
 * @throws an error that says what is wrong
 */
export async function checkDatabase(file: string): Promise<Contents> {
  if (!hasContent(file)) throw new Error(`There is no file ${file}, or it is empty.`);
  const head = await createReadStream(file, { end: 4 }).toArray();
  if (Buffer.concat(head).toString() === 'PGDMP')
    throw new Error(
      `${file} is a dump of PostgreSQL: "pg_restore --file=/dev/null ${file}" reads all of it.`,
    );
  try {
    return await readContents(file);
  } catch (error) {
    throw new Error(`${file} is not a sound backup: ${messageOf(error)}`, { cause: error });
  }
}

async function readContents(file: string): Promise<Contents> {
  const database = new Database(file, { readonly: true });
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  const query = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(db)).rows;
  try {
    for (const { integrity_check: found } of await query('pragma integrity_check'))
      if (found !== 'ok') throw new Error(String(found));
    if ((await query('pragma foreign_key_check')).length > 0) throw new Error('rows refer to missing rows');
    if ((await query("select 1 from sqlite_master where type in ('trigger', 'view')")).length > 0)
      throw new Error('it has triggers or views, which this server never makes');
    return await contentsOf(db);
  } finally {
    await db.destroy();
  }
}

/** Counts what a database holds. */
export async function contentsOf(db: Db): Promise<Contents> {
  const numberOf = async (query: RawBuilder<{ n: number }>) => (await query.execute(db)).rows[0]?.n ?? 0;
  const rows: Contents['rows'] = {};
  for (const { schema, name } of await db.introspection.getTables())
    rows[name] = await numberOf(sql`select count(*) as n from ${sql.id(...(schema ? [schema] : []), name)}`);
  const cvBytes = await numberOf(sql`select coalesce(sum(length(resume)), 0) as n from applications`);
  return { rows, cvBytes };
}

/** Describes what a backup holds. */
export const describeContents = ({ rows, cvBytes }: Contents): string =>
  [...Object.entries(rows), ['bytes of CVs', cvBytes]].map((entry) => entry.join(' ')).join(', ');
