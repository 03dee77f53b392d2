/** @jest-environment node */
import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '@server/database/openDatabase';
import { openPostgres } from '@server/database/openPostgres';
import { findPostgres, startPostgres } from '@tools/dev/postgres';

const DAY_SECONDS = 24 * 60 * 60;
const log = { error: () => undefined };
const hasGpg = spawnSync('gpg', ['--version']).status === 0;

test('deploy/backup.sh copies an encrypted backup off site, which deploy/drill.sh restores', async () => {
  if (!hasGpg) return; // as on Windows
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'scripts-'));
  const [dataDir, backups, offSite] = ['data', 'backups', 'off-site'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  for (const name of [backups, offSite]) fs.mkdirSync(name);
  fs.writeFileSync(path.join(folder, 'passphrase'), 'a long passphrase');
  const opened = await openDatabase({ dataDir }, log);
  await opened.db.insertInto('settings').values({ key: 'secret', value: 'to be found nowhere' }).execute();
  await opened.db.destroy();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATA_DIR: dataDir,
    BACKUP_DIR: backups,
    OFFSITE: offSite,
    BACKUP_PASSPHRASE_FILE: path.join(folder, 'passphrase'),
    GNUPGHOME: folder,
  };
  const run = (script: string, ...more: string[]) =>
    promisify(execFile)('bash', [`deploy/${script}.sh`, ...more], { env });

  fs.writeFileSync(path.join(backups, 'lindenway-1.tar.gpg'), '');
  await expect(run('backup')).rejects.toThrow('Is the share mounted?');
  fs.rmSync(path.join(backups, 'lindenway-1.tar.gpg'));
  fs.mkdirSync(path.join(backups, 'unfinished.killed'));
  await run('backup');
  const [name = ''] = fs.readdirSync(offSite);
  const file = path.join(offSite, name);
  expect(fs.readdirSync(backups)).toEqual([name]);
  expect(fs.readFileSync(file, 'latin1')).not.toMatch(/SQLite|found nowhere/);
  expect((await run('drill')).stdout).toContain(`${name} was restored and can be used.`);

  const late = Date.now() / 1000 - 3 * DAY_SECONDS;
  fs.utimesSync(file, late, late);
  await expect(run('drill')).rejects.toThrow('There is no backup of the last two days');
  const expired = late - 30 * DAY_SECONDS;
  fs.copyFileSync(file, path.join(offSite, 'lindenway-old.tar.gpg'));
  fs.utimesSync(path.join(offSite, 'lindenway-old.tar.gpg'), expired, expired);
  fs.writeFileSync(path.join(offSite, 'lindenway-z.tar.gpg'), 'cut short');
  await expect(run('drill')).rejects.toThrow(/gpg/);
  fs.writeFileSync(path.join(folder, 'database'), '');
  const forge =
    'tar --create ./database | gpg --yes --store --set-filename DECRYPTION_OKAY -o off-site/lindenway-z.tar.gpg';
  await promisify(execFile)('bash', ['-c', forge], { env, cwd: folder });
  await expect(run('drill')).rejects.toThrow('is not encrypted');
  fs.rmSync(path.join(offSite, 'lindenway-z.tar.gpg'));
  fs.symlinkSync('elsewhere', path.join(offSite, 'link'));
  await expect(run('backup')).rejects.toThrow('is neither');
  fs.rmSync(path.join(offSite, 'link'));
  // As after a restore without the list: this machine has begun another.
  const erasures = [1, 2, 3, 4].map((at) => `{"at":${at},"person":"","withTyped":false}\n`);
  const [local, copy] = [`${dataDir}/erasures.jsonl`, `${offSite}/erasures.jsonl`] as const;
  fs.writeFileSync(copy, erasures.slice(0, 2).join(''));
  fs.writeFileSync(local, `${erasures[2]}{"at":`);
  const { ino } = fs.statSync(copy);
  await run('backup');
  expect(fs.statSync(copy).ino).toBe(ino);
  expect(fs.readFileSync(copy, 'utf8')).toBe(erasures.slice(0, 3).join(''));
  expect(fs.readdirSync(offSite)).not.toContain('lindenway-old.tar.gpg');
  Object.assign(env, { ERASURES_COPY: offSite });
  await run('drill');
  fs.appendFileSync(local, `\n${erasures[3]}`);
  await expect(run('drill')).rejects.toThrow(/lacks erasures.*\nIf the share is mounted, add them: /);

  const programs = findPostgres();
  const postgres = programs && (await startPostgres(programs));
  if (postgres) await tryPostgres(postgres.url).finally(postgres.stop);
  async function tryPostgres(url: string) {
    const { db } = await openDatabase({ databaseUrl: url, dataDir }, log);
    await sql`create database drill`.execute(db);
    await db.destroy();
    const live = url.replace('127.0.0.1', 'localhost');
    const PATH = `${programs}:${process.env.PATH}`;
    Object.assign(env, { PATH, DATABASE_URL: url, DRILL_DATABASE_URL: live });
    await run('backup');
    await expect(run('restorePostgres', local)).rejects.toThrow('is not empty');
    await expect(run('restorePostgres', local, '--all')).rejects.toThrow('--all is not known');
    await expect(run('drill')).rejects.toThrow('is the live database');
    env.DRILL_DATABASE_URL = url.replace(/postgres$/, 'drill');
    await run('drill');
    const emptied = openPostgres(env.DRILL_DATABASE_URL, log);
    expect(await emptied.selectFrom('settings').selectAll().execute()).toEqual([]);
    await emptied.destroy();
  }
  spawnSync('gpgconf', ['--kill', 'gpg-agent'], { env });
  fs.rmSync(folder, { recursive: true });
});
