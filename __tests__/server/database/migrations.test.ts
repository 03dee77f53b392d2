import { sql } from 'kysely';
import { migrations } from '@server/database/migrations';
import { runMigrations } from '@server/database/runMigrations';
import { databases, type Opened } from '@test-server/databases';
import { tablesOf } from '@test-server/tablesOf';

const FIRST_RELEASE = 4;

describe.each(databases)('a database of the first release on $name', (database) => {
  let opened: Opened;

  beforeEach(async () => {
    opened = await database.open();
    const { db, dialect } = opened;
    await db.transaction().execute(async (trx) => {
      await sql`delete from migrations`.execute(trx);
      for (const { name } of await tablesOf(trx)) {
        const drop = trx.schema.dropTable(name);
        // PostgreSQL refuses to drop a table that another refers to; SQLite knows no cascade.
        await (dialect === 'postgres' ? drop.cascade() : drop).execute();
      }
      for (const { name, up } of migrations.slice(0, FIRST_RELEASE)) {
        await up(trx, dialect);
        await sql`insert into migrations (name, applied_at) values (${name}, 1)`.execute(trx);
      }
    });
  });
  afterEach(() => opened.close());

  test('keeps its applications with their CVs, which may then be replaced and outlive their account', async () => {
    const { db, dialect } = opened;
    await db.insertInto('accounts').values(account).execute();
    await sql`insert into applications
      (id, account_id, job_id, job_title, full_name, email, phone_number, message, resume_name, resume_type, resume, created_at)
      values ('one', 'a', '101', 'Nurse', 'Ada', 'ada@x.example', '', 'Hello', 'cv.pdf', 'application/pdf', ${cv}, 7)`.execute(
      db,
    );
    await runMigrations(db, dialect);
    const [row] = await db.selectFrom('applications').selectAll().execute();
    expect(row).toMatchObject({ id: 'one', account_id: 'a', created_at: 7, replaces: null });
    expect(Buffer.from(row!.resume)).toEqual(cv);
    await db
      .insertInto('applications')
      .values({ ...row!, id: 'two', resume: cv, replaces: 'one' })
      .execute();
    await db.deleteFrom('accounts').execute();
    const left = await db.selectFrom('applications').select(['id', 'account_id']).orderBy('id').execute();
    expect(left).toEqual([
      { id: 'one', account_id: null },
      { id: 'two', account_id: null },
    ]);
  });

  test('learns when its vacancies close, and forgets the addresses of mails it has sent', async () => {
    const { db, dialect } = opened;
    await sql`insert into vacancies
      (id, job_title, employment_type, job_type, description, experience, sector, position, closes_at, updated_at)
      values ('1', 'Nurse', '', '', 'Days', '', '', 0, '2026-03-01', 1), ('2', 'Porter', '', '', 'Nights', '', '', 1, null, 1)`.execute(
      db,
    );
    await db
      .insertInto('outbox')
      .values([
        { ...mail, id: 'sent', sent_at: 1 },
        { ...mail, id: 'waiting', sent_at: null },
      ])
      .execute();
    await runMigrations(db, dialect);
    const vacancies = await db.selectFrom('vacancies').select('open_until').orderBy('id').execute();
    expect(vacancies.map(({ open_until }) => open_until)).toEqual([
      Date.UTC(2026, 2, 1, 23, 59, 59, 999),
      null,
    ]);
    const mails = await db.selectFrom('outbox').select(['id', 'to_address', 'reply_to', 'subject']).execute();
    expect(mails).toContainEqual({ id: 'sent', to_address: '', reply_to: null, subject: '' });
    expect(mails).toContainEqual({
      id: 'waiting',
      to_address: 'ada@x.example',
      reply_to: null,
      subject: 'Hello Ada',
    });
  });
});

const cv = Buffer.from([37, 80, 68, 70, 0, 255]);
const account = {
  id: 'a',
  email: 'ada@x.example',
  email_key: 'ada@x.example',
  name: 'Ada',
  last_name: 'Example',
  phone: '',
  password_hash: 'x',
  created_at: 1,
};
const mail = {
  kind: 'receipt',
  to_address: 'ada@x.example',
  subject: 'Hello Ada',
  body: 'Hello',
  reference: null,
  reply_to: null,
  created_at: 1,
  next_attempt_at: 1,
  attempts: 0,
  last_error: null,
  claimed_until: null,
} as const;
