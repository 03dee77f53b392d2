import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { applicationReference } from '@/contract/reference';
import { inboxCommand } from '@server/inbox/inboxCommand';
import { sqlite } from '@test-server/databases';
import { type RunningServer, startServer } from '@test-server/startServer';

const cv = Buffer.from('%PDF-1.4 ten years on the wards');
let server: RunningServer;
const folder = mkdtempSync(path.join(os.tmpdir(), 'inbox-'));

beforeAll(async () => {
  server = await startServer(sqlite);
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
  };
  await db.insertInto('accounts').values(account).execute();
  await db
    .insertInto('applications')
    .values({
      id: 'application-1',
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

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function run(...args: string[]) {
  const printed: string[] = [];
  const errors: string[] = [];
  const code = await inboxCommand(
    args,
    { DATA_DIR: server.context.config.dataDir },
    { print: (text) => printed.push(text), printError: (text) => errors.push(text) },
  );
  return { code, printed: printed.join('\n'), errors: errors.join('\n') };
}

test('lists enquiries and applications while the server runs', async () => {
  const { code, printed } = await run();
  expect(code).toBe(0);
  expect(printed).toMatch(/^SQLite in .*: (?:\w+ \d+, )*enquiries 1, (?:\w+ \d+, )*applications 1\b/);
  expect(printed).toContain('Vacancy:  Ward Clerk (number 101)');
  expect(printed).toContain('5 July 2026 at 13:00');
  const reference = applicationReference({
    jobId: '101',
    text: {
      fullName: 'Ada Example',
      email: 'ada@candidate.example',
      phoneNumber: '',
      message: 'Two lines\n  Vacancy: another one',
    },
    resumeSize: cv.length,
  });
  expect(printed).toContain(`Number:   ${reference}`);
});

test('keeps visitors’ text on one line and strips control codes', async () => {
  const { printed } = await run();
  expect(printed).toContain('Letter:   Two lines Vacancy: another one');
  expect(printed).not.toContain('\u001B');
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
  const { printed } = await run();
  expect(printed).toMatch(/Application application-2\n.*\n.*\n {2}Replaces: application application-1\n/);
  expect(printed).toMatch(
    /Application application-1\n.*\n.*\n {2}Outdated: replaced by application application-2\n/,
  );
  await db.deleteFrom('applications').where('id', '=', 'application-2').execute();
});

test('saves each CV byte for byte, under the id of its application', async () => {
  const saved = path.join(folder, 'cvs');
  expect((await run('--save', saved)).code).toBe(0);
  expect(readdirSync(saved)).toEqual(['application-1.pdf']);
  expect(readFileSync(path.join(saved, 'application-1.pdf'))).toEqual(cv);
  // For nobody else on the machine to read.
  const modes = [saved, path.join(saved, 'application-1.pdf')].map((name) => statSync(name).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
});

test('prints its help, and rejects unknown options', async () => {
  expect((await run('--help')).printed).toContain('--save FOLDER');
  const { code, errors } = await run('--sav');
  expect(code).toBe(2);
  expect(errors).toContain('--sav');
});
