/** @jest-environment node */
import { execFile, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '@server/database/openDatabase';

const DAY_SECONDS = 24 * 60 * 60;
const hasGpg = spawnSync('gpg', ['--version']).status === 0;

test('deploy/backup.sh copies an encrypted backup off site, which deploy/drill.sh restores', async () => {
  // As on Windows.
  if (!hasGpg) return;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'scripts-'));
  const [dataDir, backups, offSite] = ['data', 'backups', 'off-site'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  for (const name of [backups, offSite]) mkdirSync(name);
  writeFileSync(path.join(folder, 'passphrase'), 'a long passphrase');
  const opened = await openDatabase({ databaseUrl: undefined, dataDir }, { error: () => undefined });
  await opened.db.insertInto('settings').values({ key: 'secret', value: 'to be found nowhere' }).execute();
  await opened.db.destroy();
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    BACKUP_DIR: backups,
    OFFSITE: offSite,
    BACKUP_PASSPHRASE_FILE: path.join(folder, 'passphrase'),
    GNUPGHOME: folder,
  };
  const run = (script: string) => promisify(execFile)('bash', [`deploy/${script}.sh`], { env });

  await run('backup');
  const [name = ''] = readdirSync(offSite);
  const file = path.join(offSite, name);
  expect(readdirSync(backups)).toEqual([name]);
  expect(readFileSync(file, 'latin1')).not.toMatch(/SQLite|found nowhere/);
  expect((await run('drill')).stdout).toContain(`${name} was restored and can be used.`);

  const late = Date.now() / 1000 - 3 * DAY_SECONDS;
  utimesSync(file, late, late);
  await expect(run('drill')).rejects.toThrow('There is no backup of the last two days');
  const expired = late - 30 * DAY_SECONDS;
  copyFileSync(file, path.join(offSite, 'lindenway-old.tar.gpg'));
  utimesSync(path.join(offSite, 'lindenway-old.tar.gpg'), expired, expired);
  writeFileSync(path.join(offSite, 'lindenway-new.tar.gpg'), 'cut short');
  await expect(run('drill')).rejects.toThrow(/gpg/);
  rmSync(path.join(offSite, 'lindenway-new.tar.gpg'));
  const forge = 'tar --create passphrase | gpg --batch --store -o off-site/lindenway-new.tar.gpg';
  await promisify(execFile)('bash', ['-c', forge], { env, cwd: folder });
  await expect(run('drill')).rejects.toThrow('is not encrypted');
  rmSync(path.join(offSite, 'lindenway-new.tar.gpg'));
  // As after a restore without the list: this machine has begun another.
  writeFileSync(path.join(offSite, 'erasures.jsonl'), '{"at":1}\n{"at":2}\n');
  writeFileSync(path.join(dataDir, 'erasures.jsonl'), '{"at":3}\n{"at":');
  const { ino } = statSync(path.join(offSite, 'erasures.jsonl'));
  await run('backup');
  expect(statSync(path.join(offSite, 'erasures.jsonl')).ino).toBe(ino);
  expect(readFileSync(path.join(offSite, 'erasures.jsonl'), 'utf8')).toBe('{"at":1}\n{"at":2}\n{"at":3}\n');
  expect(readdirSync(offSite)).not.toContain('lindenway-old.tar.gpg');
  spawnSync('gpgconf', ['--kill', 'gpg-agent'], { env });
  rmSync(folder, { recursive: true });
});
