import path from 'node:path';
import Database from 'libsql';

/** Queries the database file of the running site. */
export function ask<Row>(dataFolder: string, sql: string): Row[] {
  const database = new Database(path.join(dataFolder, 'lindenway.db'), { readonly: true });
  try {
    return database.prepare(sql).all([]) as Row[];
  } finally {
    database.close();
  }
}
