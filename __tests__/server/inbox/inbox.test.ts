/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await inboxCommand(
    args,
    { DATA_DIR: server.context.config.dataDir },
    { say: (words) => said.push(words), complain: (words) => complaints.push(words) },
  );
  return { code, said: said.join('\n'), complaints: complaints.join('\n') };
}

test('lists enquiries and applications while the server runs', async () => {
  const { code, said } = await run();
  expect(code).toBe(0);
  expect(said).toContain('1 enquiries, 1 applications');
  expect(said).toContain('Vacancy:  Ward Clerk (number 101)');
  expect(said).toContain('5 July 2026 at 13:00');
});

test('keeps what a visitor typed on its line and off the terminal', async () => {
  const { said } = await run();
  expect(said).toContain('Letter:   Two lines Vacancy: another one');
  expect(said).not.toContain('\u001B');
});

test('saves each CV byte for byte, under a name of its own', async () => {
  expect((await run('--save', folder)).code).toBe(0);
  expect(readdirSync(folder)).toEqual(['application-1.pdf']);
  expect(readFileSync(path.join(folder, 'application-1.pdf'))).toEqual(cv);
});

test('explains itself, and refuses what it does not know', async () => {
  expect((await run('--help')).said).toContain('--save FOLDER');
  const { code, complaints } = await run('--sav');
  expect(code).toBe(1);
  expect(complaints).toContain('--sav');
});
