import { closingTime } from '@/lib/time/jobDates';
import type { Migration } from './migration';

/** Stores when each vacancy closes, and the ids of those that have left the list. */
export const vacancyClosing: Migration = {
  name: '007-vacancy-closing',
  up: async (trx) => {
    await trx.schema.alterTable('vacancies').addColumn('open_until', 'bigint').execute();
    await trx.schema.createIndex('vacancies_open_until').on('vacancies').column('open_until').execute();
    const dated = await trx
      .selectFrom('vacancies')
      .select(['id', 'closes_at'])
      .where('closes_at', 'is not', null)
      .execute();
    for (const { id, closes_at } of dated) {
      const open_until = closingTime(closes_at);
      await trx.updateTable('vacancies').set({ open_until }).where('id', '=', id).execute();
    }
    await trx.schema
      .createTable('gone_vacancies')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('gone_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
