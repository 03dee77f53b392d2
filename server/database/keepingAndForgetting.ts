import { sql } from 'kysely';
import type { Migration } from './migration';
import type { Trx } from './schema';

/**
 * Lets an account apply again (the newer application names the one it replaces), lets applications outlive their account, and gives
 * an application a deletion time of its own. Erases address, subject and text of mails that were sent.
 */
export const keepingAndForgetting: Migration = {
  name: '008-keeping-and-forgetting',
  up: async (trx, dialect) => {
    await (dialect === 'postgres' ? loosenInPlace(trx) : rebuildApplications(trx));
    await trx.schema
      .createIndex('applications_account_job')
      .on('applications')
      .columns(['account_id', 'job_id'])
      .execute();
    await trx
      .updateTable('outbox')
      .set({ to_address: '', reply_to: null, subject: '', body: '', last_error: null })
      .where('sent_at', 'is not', null)
      .execute();
  },
};

async function loosenInPlace(trx: Trx): Promise<void> {
  await sql`
    alter table applications
      drop constraint applications_once,
      drop constraint applications_account_id_fkey,
      alter column account_id drop not null,
      add constraint applications_account_id_fkey
        foreign key (account_id) references accounts (id) on delete set null,
      add column replaces text,
      add column erase_after bigint
  `.execute(trx);
}

// SQLite cannot drop constraints.
async function rebuildApplications(trx: Trx): Promise<void> {
  const texts = 'job_id job_title full_name email phone_number message resume_name resume_type'.split(' ');
  const columns = ['id', 'account_id', ...texts, 'resume', 'created_at', 'scan'].join(', ');
  await sql`
    create table applications_rebuilt (
      id text primary key,
      account_id text references accounts (id) on delete set null,
      ${sql.raw(texts.map((name) => `${name} text not null`).join(', '))},
      resume blob not null,
      created_at bigint not null,
      scan text,
      replaces text,
      erase_after bigint
    )
  `.execute(trx);
  await sql`
    insert into applications_rebuilt (${sql.raw(columns)}) select ${sql.raw(columns)} from applications
  `.execute(trx);
  await trx.schema.dropTable('applications').execute();
  await sql`alter table applications_rebuilt rename to applications`.execute(trx);
}
