import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './ports.mjs';

export type Postgres = {
  url: string;
  /** Ends its processes at once, without writing anything more, and starts it again on the same data, which it then recovers. */
  crash: () => Promise<void>;
  /** Stops it and deletes its data. */
  stop: () => Promise<void>;
};

/** The folder with PostgreSQL's executables, if installed. */
export function findPostgres(): string | undefined {
  const root = '/usr/lib/postgresql';
  const packaged = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...packaged.map((version) => path.join(root, version, 'bin')),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  );
}

// PostgreSQL is stopped at the end of the shell's input, which comes when this process ends, however it does.
const shell = `trap '' HUP INT TERM; "$0" start "$@" >/dev/null 2>&1 </dev/null && echo ready; cat >/dev/null; "$0" stop "$@" -m fast`;

/**
 * Starts an empty PostgreSQL on a free local port. It stops when this process ends, even by kill -9.
 * @param programs the folder with its executables, see `findPostgres`
 * @param options.fsync whether what is committed survives a power cut; without it, tests are faster
 */
export async function startPostgres(programs: string, { fsync = false } = {}): Promise<Postgres> {
  const user = postgresUser();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lindenway-postgres-'));
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);
  const inFolder = { cwd: folder, ...user };
  const initdb = ['-D', folder, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(path.join(programs, 'initdb'), initdb, { ...inFolder, stdio: 'pipe' });
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    `fsync=${fsync ? 'on' : 'off'}`,
  ];
  const control = path.join(programs, 'pg_ctl');
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  const common = ['-D', folder, '-w', '-t', '600', '-o', options];
  const running = spawn('sh', ['-c', shell, control, ...common], {
    ...inFolder,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const [started] = await Promise.race([once(running.stdout, 'data'), once(running, 'exit')]);
  if (!String(started).startsWith('ready')) throw new Error('PostgreSQL did not start.');
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    crash: async () => {
      const restart = ['restart', ...common, '-m', 'immediate'];
      const [code] = await once(spawn(control, restart, { ...inFolder, stdio: 'ignore' }), 'exit');
      if (code !== 0) throw new Error('PostgreSQL did not start again.');
    },
    stop: async () => {
      const ended = once(running, 'exit');
      running.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const idOf = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));

// PostgreSQL refuses to run as root.
function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    return { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') };
  } catch {
    return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
  }
}
