import { existsSync } from 'node:fs';
import Database from 'libsql';
import { messageOf } from '@server/lib/log';

/** The number of rows by table, without the list of migrations, and the bytes of all CVs. */
export type Contents = { rows: Record<string, number>; cvBytes: number };

/**
 * Checks that a file is a whole database of this server, not of which version: the migration after a restore refuses a newer one.
 * @throws an error that says what is wrong
 */
export function checkDatabase(file: string): Contents {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  try {
    return readContents(file);
  } catch (error) {
    throw new Error(`${file} is not a sound backup: ${messageOf(error)}`, { cause: error });
  }
}

function readContents(file: string): Contents {
  const database = new Database(file, { readonly: true });
  try {
    const integrity = all<{ integrity_check: string }>(database, 'pragma integrity_check');
    const problem = integrity.find(({ integrity_check: text }) => text !== 'ok');
    if (problem) throw new Error(problem.integrity_check);
    if (all(database, 'pragma foreign_key_check').length > 0) throw new Error('rows refer to missing rows');
    const isOurs =
      all(database, "select 1 from sqlite_master where type in ('trigger', 'view')").length === 0;
    if (!isOurs) throw new Error('it has triggers or views, which this server never makes');
    const numberOf = (query: string) => all<{ n: number }>(database, query)[0]?.n ?? 0;
    const rows = tablesIn(database).map((name) => [name, numberOf(`select count(*) as n from "${name}"`)]);
    const cvBytes = numberOf('select coalesce(sum(length(resume)), 0) as n from applications');
    return { rows: Object.fromEntries(rows) as Contents['rows'], cvBytes };
  } finally {
    database.close();
  }
}

const tablesIn = (database: Database.Database) =>
  all<{ name: string }>(
    database,
    "select name from sqlite_master where type = 'table' and name not like 'kysely%' order by name",
  ).map(({ name }) => name);

// libsql's types give rows as unknown.
const all = <Row>(database: Database.Database, query: string): Row[] =>
  database.prepare(query).all() as Row[];

/** Describes what a backup holds. */
export const describeContents = ({ rows, cvBytes }: Contents): string =>
  [...Object.entries(rows), ['bytes of CVs', cvBytes]].map((entry) => entry.join(' ')).join(', ');
