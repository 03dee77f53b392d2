import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

export type Postgres = { url: string; stop: () => Promise<void> };

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

/** Starts an empty PostgreSQL on a free local port; stopping it deletes its data. */
export async function startPostgres(programs: string): Promise<Postgres> {
  const user = postgresUser();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lindenway-postgres-'));
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);
  const initdb = ['-D', folder, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(path.join(programs, 'initdb'), initdb, { cwd: folder, stdio: 'pipe', ...user });
  const port = await freePort();
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`];
  // The shell waits for end of input, so PostgreSQL stops when this process ends, even by kill -9.
  const shell = `"$0" "$@" >/dev/null 2>&1 <&- & cat >/dev/null; kill -INT $!; wait $!`;
  const args = ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn('sh', ['-c', shell, path.join(programs, 'postgres'), ...args], {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...user,
  });
  const url = `postgres://tester@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url);
  return { url, stop: () => stop(child, folder) };
}

// PostgreSQL refuses to run as root.
function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
  try {
    return { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') };
  } catch {
    return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt === 200) throw error;
      await pause(100);
    }
  }
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  const ended = once(child, 'exit');
  child.stdin?.end();
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
