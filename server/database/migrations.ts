import { firstMigrations } from './firstMigrations';
import { indexes } from './indexes';
import { keepingAndForgetting } from './keepingAndForgetting';
import type { Migration } from './migration';
import { vacancyClosing } from './vacancyClosing';

const vacancyOffers: Migration = {
  name: '010-vacancy-offers',
  up: async (trx) => {
    for (const column of ['workplace', 'shifts', 'hours', 'sponsorship']) {
      await trx.schema.alterTable('vacancies').addColumn(column, 'text').execute();
    }
  },
};

/**
 * All migrations, oldest first, for SQLite and PostgreSQL alike. Never edit a released one: add another, here or, where it takes
 * more than a table, in a file of its own.
 */
export const migrations: readonly Migration[] = [
  ...firstMigrations,
  vacancyClosing,
  keepingAndForgetting,
  indexes,
  vacancyOffers,
];
