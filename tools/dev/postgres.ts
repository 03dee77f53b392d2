import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './ports.mjs';

export type Postgres = {
  url: string;
  /** Kills all its processes with SIGKILL, and starts it again on the same data. */
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
  const initdb = ['-D', folder, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(path.join(programs, 'initdb'), initdb, { cwd: folder, stdio: 'pipe', ...user });
  const port = await freePort();
  const url = `postgres://tester@127.0.0.1:${port}/postgres`;
  const settings = [`fsync=${fsync ? 'on' : 'off'}`, `port=${port}`];
  const start = () => run(path.join(programs, 'postgres'), folder, settings, user);
  let child = start();
  await waitUntilReady(url);
  return {
    url,
    crash: async () => {
      await killAll(folder);
      await end(child);
      child = start();
      await waitUntilReady(url);
    },
    stop: async () => {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const idOf = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));

type User = { uid: number; gid: number };

// PostgreSQL refuses to run as root.
function postgresUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    return { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') };
  } catch {
    return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
  }
}

function run(program: string, folder: string, settings: readonly string[], user: User | undefined) {
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  // The shell stops PostgreSQL at the end of its input, which comes when this process ends, however it does.
  const shell = `"$0" "$@" >/dev/null 2>&1 <&- & cat >/dev/null; kill -INT $!; wait $!`;
  return spawn('sh', ['-c', shell, program, '-D', folder, ...all.flatMap((setting) => ['-c', setting])], {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...user,
  });
}

async function killAll(folder: string): Promise<void> {
  const postmaster = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0] ?? '';
  const children = read(`/proc/${postmaster}/task/${postmaster}/children`).split(' ').filter(Boolean);
  const processes = [postmaster, ...children];
  for (const pid of processes) kill(Number(pid));
  // It does not start while one of them still holds the shared memory.
  while (processes.some((pid) => read(`/proc/${pid}/maps`) !== '')) await pause(10);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** A file of the system about a process; empty once that has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ connectionString: url });
    // Without a listener, a connection that the recovering server ends would end this process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt === 6000) throw error;
      await pause(100);
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.stdin?.end();
  await ended;
}
