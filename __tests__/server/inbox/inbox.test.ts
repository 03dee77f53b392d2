import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { ApplicationRow } from '@server/database/schema';
import { inboxCommand } from '@server/inbox/inboxCommand';
import { sqlite } from '@test-server/databases';
import { newFolder } from '@test-server/newFolder';
import { runCommand } from '@test-server/runCommand';
import { serverForAll } from '@test-server/startServer';

const cv = Buffer.from('%PDF-1.4 ten years on the wards');
const server = serverForAll(sqlite);
const folder = newFolder();

beforeAll(async () => {
  const { db } = server.context;
  const account = {
    id: 'a1',
    email: 'ada@candidate.example',
    email_key: 'ada@candidate.example',
    name: 'Ada',
    last_name: 'Example',
    phone: '',
    password_hash: '-',
    created_at: 1,
    last_used_at: 1,
  };
  await db.insertInto('accounts').values(account).execute();
  await db
    .insertInto('applications')
    .values({
      id: 'application-1',
      reference: 'LW-7K2M-90QX',
      account_id: 'a1',
      job_id: '101',
      job_title: 'Ward Clerk',
      full_name: 'Ada Example',
      email: 'ada@candidate.example',
      phone_number: '',
      message: 'Two lines\n  Vacancy: another one',
      resume_name: '../../cv.PDF',
      resume_type: 'application/pdf',
      resume: cv,
      created_at: Date.UTC(2026, 0, 5, 12),
      replaces: null,
      erase_after: null,
    })
    .execute();
  await db
    .insertInto('enquiries')
    .values({
      id: 'enquiry-1',
      name: 'Ward manager',
      phone: '+442079460958',
      email: 'ward@hospital.example',
      enquiry_type: 'Health Care',
      message: 'Two nurses \u001B[31mfor nights',
      terms_accepted: null,
      source: 'home',
      created_at: Date.UTC(2026, 6, 5, 12),
    })
    .execute();
});

const run = (...args: string[]) => runCommand(inboxCommand, args, server.context.config);

test('lists enquiries and applications while the server runs', async () => {
  const { code, output } = await run();
  expect(code).toBe(0);
  expect(output).toMatch(/^SQLite in .*: (?:\w+ \d+, )*enquiries 1, (?:\w+ \d+, )*applications 1\b/);
  expect(output).toContain('Vacancy:  Ward Clerk (number 101)');
  expect(output).toContain('5 July 2026 at 13:00');
  expect(output).toContain('Number:   LW-7K2M-90QX');
});

test('keeps visitors’ text on one line and strips control codes', async () => {
  const { output } = await run();
  expect(output).toContain('Letter:   Two lines Vacancy: another one');
  expect(output).not.toContain('\u001B');
});

test('shows which application replaces which', async () => {
  const { db } = server.context;
  const [first] = await db.selectFrom('applications').selectAll().execute();
  const second = {
    ...first!,
    id: 'application-2',
    resume: cv,
    replaces: 'application-1',
    created_at: Date.UTC(2026, 0, 6),
  };
  await db.insertInto('applications').values(second).execute();
  const { output } = await run();
  expect(output).toMatch(/Application application-2\n.*\n.*\n {2}Replaces: application application-1\n/);
  expect(output).toMatch(
    /Application application-1\n.*\n.*\n {2}Outdated: replaced by application application-2\n/,
  );
  await db.deleteFrom('applications').where('id', '=', 'application-2').execute();
});

test('saves each CV byte for byte, under the id of its application', async () => {
  const saved = path.join(folder, 'cvs');
  expect((await run('--save', saved)).code).toBe(0);
  expect(readdirSync(saved)).toEqual(['application-1.pdf']);
  expect(readFileSync(path.join(saved, 'application-1.pdf'))).toEqual(cv);
});

test('writes into the exports of the data folder unless an absolute path is given', async () => {
  const exported = path.join(server.context.config.dataDir, 'exports');
  expect((await run('--save', 'cvs')).code).toBe(0);
  expect((await run('--csv', 'list.csv')).output).toContain(path.join(exported, 'list.csv'));
  expect(readFileSync(path.join(exported, 'cvs', 'application-1.pdf'))).toEqual(cv);
  expect(readFileSync(path.join(exported, 'list.csv'), 'utf8')).toContain('LW-7K2M-90QX');
});

describe('with a second application', () => {
  beforeAll(async () => {
    const { db } = server.context;
    const first = await db.selectFrom('applications').selectAll().executeTakeFirstOrThrow();
    const second = {
      ...first,
      id: 'application-2',
      reference: 'LW-2222-2222',
      job_id: '102',
      job_title: 'Midwife',
      account_id: null,
      full_name: '=cmd("calc")',
      phone_number: '+447700900123',
      resume: cv,
      created_at: Date.UTC(2026, 1, 5),
    };
    await db.insertInto('applications').values(second).execute();
  });
  const change = (columns: Partial<ApplicationRow>) =>
    server.context.db.updateTable('applications').set(columns).where('id', '=', 'application-2').execute();

  test('lists what came for one vacancy, or since a day', async () => {
    const ids = async (...args: string[]) =>
      [...(await run(...args)).output.matchAll(/^(?:Application|Enquiry) (.*)$/gm)].map(([, id]) => id);
    expect(await ids()).toEqual(['enquiry-1', 'application-2', 'application-1']);
    expect(await ids('--vacancy', '101')).toEqual(['application-1']);
    expect(await ids('--since', '2026-02-05')).toEqual(['enquiry-1', 'application-2']);
    expect(await ids('--vacancy', '102', '--since', '2026-02-06')).toEqual([]);
    expect(await ids('--application', 'lw-2222-2222')).toEqual(['application-2']);
    for (const date of ['5 February', '2026-02-31x', '2026-13-01'])
      expect(await run('--since', date)).toMatchObject({ code: 2 });
  });

  test('names the account that sent an application, whatever address was typed', async () => {
    await server.context.db.updateTable('accounts').set({ email: 'ada@account.example' }).execute();
    expect((await run('--vacancy', '101')).output).toContain('\n  Account:  ada@account.example\n');
    expect((await run('--vacancy', '102')).output).toContain('\n  Account:  deleted\n');
  });

  test.each([
    ['--vacancy', 'There is no vacancy LW-0.'],
    ['--application', 'No application has the number LW-0.'],
  ])('says that what %s names is unknown', async (option, message) => {
    expect(await run(option, 'LW-0')).toMatchObject({ code: 1, output: message });
  });

  test('writes the list as CSV for a spreadsheet, in which nothing typed is a formula', async () => {
    const file = path.join(folder, 'list.csv');
    const { output } = await run('--vacancy', '102', '--csv', file);
    expect(output).toContain('enquiries 0, applications 1.\nThe list is in ');
    expect(output).not.toContain('Midwife');
    const written = readFileSync(file, 'utf8');
    expect(written).toMatch(/^\uFEFF"What","Sent","Number",/);
    const [, row] = parse(written, { bom: true });
    expect(row).toEqual(
      expect.arrayContaining(['Application application-2', '\'=cmd("calc")', '+447700900123']),
    );
    expect((await run('--csv', file)).code).toBe(1);
  });

  test('marks what is only held for legal reasons, and saves its CV only when it is named', async () => {
    await change({ erase_after: Date.UTC(2026, 11, 5, 12) });
    const saved = path.join(folder, 'held');
    expect((await run('--save', saved)).output).toContain(
      '\n  Held:     for legal reasons only, until 5 December 2026 at 12:00: whoever sent it has been erased. Do not use it.\n',
    );
    expect(readdirSync(saved)).toEqual(['application-1.pdf']);
    await run('--application', 'LW-2222-2222', '--save', saved);
    expect(readdirSync(saved)).toEqual(['application-1.pdf', 'application-2.pdf']);
    await change({ erase_after: null });
  });

  test('an id from a forged backup leads to no other folder', async () => {
    await change({ id: '../../stray', resume_name: '.PDF' });
    const saved = path.join(folder, 'forged', 'cvs');
    await run('--save', saved);
    expect(readdirSync(saved)).toEqual(['_._.._stray.pdf', 'application-1.pdf']);
    await server.context.db
      .updateTable('applications')
      .set({ id: 'application-2' })
      .where('job_id', '=', '102')
      .execute();
  });

  test('shows nothing whose use is restricted, but says that there is some', async () => {
    await change({ restricted_at: 1 });
    const { output } = await run('--save', path.join(folder, 'restricted'));
    expect(output).toContain('\nNot shown, because their use is restricted: 1.\n');
    expect(output).not.toContain('Midwife');
    expect(readdirSync(path.join(folder, 'restricted'))).toEqual(['application-1.pdf']);
    await change({ restricted_at: null });
  });

  test('reading and saving are events of the security log, without names', async () => {
    const { securityLog } = await run('--vacancy', '101', '--save', path.join(folder, 'logged'));
    expect(securityLog).toHaveLength(1);
    const event = { security: 'inbox', enquiries: 0, applications: 1, saved: 1 };
    expect(JSON.parse(securityLog[0]!)).toMatchObject(event);
    expect(securityLog[0]).not.toMatch(/Ada|example/);
  });
});
