import path from 'node:path';
import Database from 'libsql';

/** Asks the site's database, as it lies on the disk, while the server runs. */
export function ask<Row>(dataFolder: string, sql: string): Row[] {
  const database = new Database(path.join(dataFolder, 'lindenway.db'), { readonly: true });
  try {
    return database.prepare(sql).all([]) as Row[];
  } finally {
    database.close();
  }
}
