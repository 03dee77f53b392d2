import { type CreateTableBuilder, type Kysely, type Migration, PostgresAdapter } from 'kysely';

/**
 * All tables and indexes. On SQLite the columns behind a CV lie at the end of all its pages: without an index, a query for one of
 * them reads every CV.
 */
export const tables: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { schema } = db;
    const binary = db.getExecutor().adapter instanceof PostgresAdapter ? 'bytea' : 'blob';
    const create = <Name extends string>(name: Name, key = 'id') =>
      schema.createTable(name).addColumn(key, 'text', (c) => c.primaryKey());
    const index = (table: string, ...columns: string[]) =>
      schema
        .createIndex([table, ...columns].join('_'))
        .on(table)
        .columns(columns)
        .execute();

    await texts(create('vacancies'), [
      'job_title',
      'employment_type',
      'job_type',
      'description',
      'experience',
      'sector',
    ])
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('location', 'text')
      .addColumn('posted_at', 'text')
      .addColumn('closes_at', 'text')
      .addColumn('pay', 'text')
      .addColumn('workplace', 'text')
      .addColumn('shifts', 'text')
      .addColumn('hours', 'text')
      .addColumn('sponsorship', 'text')
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addColumn('open_until', 'bigint')
      .execute();
    await index('vacancies', 'updated_at');
    await index('vacancies', 'open_until');
    await create('gone_vacancies')
      .addColumn('gone_at', 'bigint', (c) => c.notNull())
      .execute();

    await texts(create('accounts'), ['email', 'name', 'last_name', 'phone', 'password_hash'])
      .addColumn('email_key', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('last_used_at', 'bigint', (c) => c.notNull())
      .addColumn('warned_at', 'bigint')
      .addColumn('restricted_at', 'bigint')
      .execute();
    await index('accounts', 'last_used_at');
    await texts(create('sessions'), ['mark_hash'])
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('last_used_at', 'bigint', (c) => c.notNull())
      .execute();
    await index('sessions', 'account_id');
    await create('reset_tokens', 'token_hash')
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    await index('reset_tokens', 'account_id');

    await texts(create('applications'), [
      'reference',
      'job_id',
      'job_title',
      'full_name',
      'email',
      'phone_number',
      'message',
      'resume_name',
      'resume_type',
    ])
      .addColumn('account_id', 'text', (c) => c.references('accounts.id').onDelete('set null'))
      .addColumn('resume', binary, (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('scan', 'text')
      .addColumn('replaces', 'text')
      .addColumn('erase_after', 'bigint')
      .addColumn('restricted_at', 'bigint')
      .execute();
    await index('applications', 'account_id', 'job_id');
    await index('applications', 'created_at');
    await index('applications', 'erase_after');
    // Everything that is asked of the CVs that wait for the scanner, so that their rows are not read.
    await index('applications', 'scan', 'created_at', 'id', 'account_id');
    await texts(create('enquiries'), ['name', 'phone', 'email', 'enquiry_type', 'message', 'source'])
      .addColumn('terms_accepted', 'integer')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('restricted_at', 'bigint')
      .execute();
    await index('enquiries', 'created_at');

    await create('rate_limits', 'key')
      .addColumn('window_start', 'bigint', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .execute();
    await texts(create('outbox'), ['kind', 'to_address', 'subject', 'body'])
      .addColumn('reference', 'text')
      .addColumn('reply_to', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('next_attempt_at', 'bigint', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('last_error', 'text')
      .addColumn('sent_at', 'bigint')
      .addColumn('claimed_until', 'bigint')
      .execute();
    await index('outbox', 'sent_at', 'next_attempt_at');
    await index('outbox', 'created_at');
    await texts(create('settings', 'key'), ['value']).execute();
  },
};

// The builder tracks column names in its type, which a list of names widens to string.
const texts = <Table extends string>(
  table: CreateTableBuilder<Table, string>,
  columns: readonly string[],
): CreateTableBuilder<Table, string> =>
  columns.reduce((built, column) => built.addColumn(column, 'text', (c) => c.notNull()), table);
