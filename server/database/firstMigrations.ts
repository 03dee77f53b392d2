import type { CreateTableBuilder } from 'kysely';
import { binary, type Migration } from './migration';

/** The tables of the first release, and what was added to them at once. */
export const firstMigrations: readonly Migration[] = [
  {
    name: '001-vacancies',
    up: async (trx) => {
      await texts(
        trx.schema.createTable('vacancies').addColumn('id', 'text', (c) => c.primaryKey()),
        ['job_title', 'employment_type', 'job_type', 'description', 'experience', 'sector'],
      )
        .addColumn('position', 'integer', (c) => c.notNull())
        .addColumn('location', 'text')
        .addColumn('posted_at', 'text')
        .addColumn('closes_at', 'text')
        .addColumn('pay', 'text')
        .addColumn('updated_at', 'bigint', (c) => c.notNull())
        .execute();
      await trx.schema.createIndex('vacancies_updated_at').on('vacancies').column('updated_at').execute();
    },
  },
  {
    name: '002-accounts',
    up: async (trx) => {
      await texts(
        trx.schema.createTable('accounts').addColumn('id', 'text', (c) => c.primaryKey()),
        ['email', 'name', 'last_name', 'phone', 'password_hash'],
      )
        .addColumn('email_key', 'text', (c) => c.notNull().unique())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
      await texts(
        trx.schema.createTable('sessions').addColumn('id', 'text', (c) => c.primaryKey()),
        ['mark_hash'],
      )
        .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('expires_at', 'bigint', (c) => c.notNull())
        .execute();
      await trx.schema.createIndex('sessions_account').on('sessions').column('account_id').execute();
      await trx.schema
        .createTable('reset_tokens')
        .addColumn('token_hash', 'text', (c) => c.primaryKey())
        .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
        .addColumn('expires_at', 'bigint', (c) => c.notNull())
        .addColumn('used_at', 'bigint')
        .execute();
      await trx.schema.createIndex('reset_tokens_account').on('reset_tokens').column('account_id').execute();
    },
  },
  {
    name: '003-applications-and-enquiries',
    up: async (trx, dialect) => {
      await texts(
        trx.schema.createTable('applications').addColumn('id', 'text', (c) => c.primaryKey()),
        [
          'job_id',
          'job_title',
          'full_name',
          'email',
          'phone_number',
          'message',
          'resume_name',
          'resume_type',
        ],
      )
        .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
        .addColumn('resume', binary[dialect], (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addUniqueConstraint('applications_once', ['account_id', 'job_id'])
        .execute();
      await texts(
        trx.schema.createTable('enquiries').addColumn('id', 'text', (c) => c.primaryKey()),
        ['name', 'phone', 'email', 'enquiry_type', 'message', 'source'],
      )
        .addColumn('terms_accepted', 'integer')
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
    },
  },
  {
    name: '004-limits-outbox-settings',
    up: async (trx) => {
      await trx.schema
        .createTable('rate_limits')
        .addColumn('key', 'text', (c) => c.primaryKey())
        .addColumn('window_start', 'bigint', (c) => c.notNull())
        .addColumn('count', 'integer', (c) => c.notNull())
        .execute();
      await texts(
        trx.schema.createTable('outbox').addColumn('id', 'text', (c) => c.primaryKey()),
        ['kind', 'to_address', 'subject', 'body'],
      )
        .addColumn('reference', 'text')
        .addColumn('reply_to', 'text')
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('next_attempt_at', 'bigint', (c) => c.notNull())
        .addColumn('attempts', 'integer', (c) => c.notNull())
        .addColumn('last_error', 'text')
        .addColumn('sent_at', 'bigint')
        .addColumn('claimed_until', 'bigint')
        .execute();
      await trx.schema
        .createIndex('outbox_due')
        .on('outbox')
        .columns(['sent_at', 'next_attempt_at'])
        .execute();
      await texts(
        trx.schema.createTable('settings').addColumn('key', 'text', (c) => c.primaryKey()),
        ['value'],
      ).execute();
    },
  },
  {
    name: '005-session-use',
    up: async (trx) => {
      await trx.schema.alterTable('sessions').addColumn('last_used_at', 'bigint').execute();
      await trx.updateTable('sessions').set({ last_used_at: Date.now() }).execute();
    },
  },
  {
    name: '006-scanned-cvs',
    up: async (trx) => {
      await trx.schema.alterTable('applications').addColumn('scan', 'text').execute();
    },
  },
];

// The builder tracks column names in its type, which a list of names widens to string.
function texts<Table extends string>(
  table: CreateTableBuilder<Table, 'id'> | CreateTableBuilder<Table, 'key'>,
  columns: readonly string[],
): CreateTableBuilder<Table, string> {
  return columns.reduce<CreateTableBuilder<Table, string>>(
    (built, column) => built.addColumn(column, 'text', (c) => c.notNull()),
    table,
  );
}
