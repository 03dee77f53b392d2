import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '@server/database/openDatabase';
import { datedSamples } from '@server/vacancies/sampleDates';
import { storeVacancies } from '@server/vacancies/storeVacancies';
import { ensureBuilt } from '@tools/build/stamp.mjs';
import { runBuilt } from '@tools/dev/runBuilt.mjs';

/** A folder that is deleted when this process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** Starts the built server, building it first where that is stale, with this many vacancies, the samples again and again, and no limits on attempts. */
export async function startWithVacancies(count: number) {
  ensureBuilt();
  const dataDir = temporaryFolder();
  const { db } = await openDatabase({ databaseUrl: undefined, dataDir }, { error: console.error });
  const samples = datedSamples(Date.now());
  const vacancies = Array.from({ length: count }, (_, index) => ({
    ...samples[index % samples.length]!,
    id: String(index + 1),
  }));
  await storeVacancies(db, vacancies, 'replace');
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
