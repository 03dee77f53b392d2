import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Job } from '@/contract/jobs';
import { openDatabase } from '@server/database/openDatabase';
import { storeVacancies } from '@server/vacancies/storeVacancies';
import { ensureBuilt } from '@tools/build/ensureBuilt.mjs';
import { runBuilt } from '@tools/dev/runBuilt.mjs';

/** A folder that is deleted when this process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** Starts the built server, building it first where that is stale, with this many made-up vacancies and no limits on attempts. */
export async function startWithVacancies(count: number) {
  ensureBuilt();
  const dataDir = temporaryFolder();
  const { db } = await openDatabase({ databaseUrl: undefined, dataDir }, { error: console.error });
  await storeVacancies(
    db,
    Array.from({ length: count }, (_, index) => vacancy(index + 1)),
    'replace',
  );
  await db.destroy();
  return runBuilt({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '0', LOG_LEVEL: 'fatal' });
}

/** Starts the site of a commit, built in a git worktree that is kept for the next time: not in node_modules, where tsx knows no aliases. */
export function startCommit(commit: string) {
  const id = execFileSync('git', ['rev-parse', '--verify', `${commit}^{commit}`], {
    encoding: 'utf8',
  }).trim();
  const folder = path.join(os.tmpdir(), 'beside', id);
  if (!existsSync(folder))
    runIn(process.cwd(), 'git', ['worktree', 'add', '--force', '--detach', folder, id]);
  if (!existsSync(path.join(folder, 'dist-server/main.mjs'))) {
    runIn(folder, 'npm', ['ci', '--no-audit', '--no-fund']);
    runIn(folder, 'npm', ['run', 'build']);
  }
  return runBuilt({}, undefined, folder);
}

const runIn = (cwd: string, command: string, args: string[]) =>
  execFileSync(command, args, { cwd, stdio: 'inherit' });

const titles = [
  'Registered Nurse',
  'Theatre Nurse - Band 5',
  'Care Assistant',
  'Midwife',
  'Night Porter',
  'Ward Clerk',
];
const words =
  'deliver person-centred care on shift and keep accurate records of every visit in theatre or at home'.split(
    ' ',
  );

/** The words of a description stand in any order, so that it compresses as little as a real one; the same at every call. */
const vacancy = (number: number): Job => ({
  id: String(number),
  job_title: `${titles[number % titles.length]} ${number % 97}`,
  employment_type: number % 3 ? 'Full-time' : 'Part-time',
  job_type: ['Permanent', 'PartTime', 'Contract', 'Internship'][number % 4] ?? '',
  description: Array.from(
    { length: 250 },
    (_, at) => words[(number * (at + 7) * 31 + at * at) % words.length],
  ).join(' '),
  Experience: 'Six months of UK experience.',
  Sector: 'Clinical',
});
