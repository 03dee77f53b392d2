import type { ColumnDataType } from 'kysely';
import type { Trx } from './schema';

export type Dialect = 'sqlite' | 'postgres';
/** One step of the schema: it runs once, in a transaction with all other pending steps. */
export type Migration = { name: string; up: (trx: Trx, dialect: Dialect) => Promise<void> };

/** The type of a column that holds a file. */
export const binary: Record<Dialect, ColumnDataType | 'bytea'> = { sqlite: 'blob', postgres: 'bytea' };
