import type { Db, Tables } from '@server/database/schema';

/** Every table that the migrations have made, with its columns; Kysely leaves out its own. */
export async function tablesOf(db: Db): Promise<{ name: keyof Tables; columns: string[] }[]> {
  const tables = await db.introspection.getTables();
  return tables.map(({ name, columns }) => ({
    name: name as keyof Tables,
    columns: columns.map((column) => column.name),
  }));
}
