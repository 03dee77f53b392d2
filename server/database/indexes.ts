import type { Migration } from './migration';
import type { Tables, Trx } from './schema';

/**
 * Indexes for what the server looks up again and again. On SQLite the columns behind a CV lie at the end of all its pages: without an
 * index, a query for one of them reads every CV.
 */
export const indexes: Migration = {
  name: '009-indexes',
  up: async (trx) => {
    await addIndex(trx, 'applications', ['created_at']);
    await addIndex(trx, 'applications', ['erase_after']);
    // Everything that is asked of the CVs that wait for the scanner, so that their rows are not read.
    await addIndex(trx, 'applications', ['scan', 'created_at', 'id', 'account_id']);
    await addIndex(trx, 'enquiries', ['created_at']);
    await addIndex(trx, 'outbox', ['created_at']);
  },
};

const addIndex = (trx: Trx, table: keyof Tables, columns: string[]): Promise<void> =>
  trx.schema.createIndex(`${table}_${columns[0]}`).on(table).columns(columns).execute();
