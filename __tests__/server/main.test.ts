import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { apiPaths } from '@/contract/paths';
import { openDatabase } from '@server/database/openDatabase';
import { lockFolder } from '@server/database/lockFolder';
import { startServer } from '@server/startServer';
import { storeVacancies } from '@server/vacancies/storeVacancies';
import { register, signIn } from '@test-server/calls';
import { makeVacancy } from '@test-server/makeVacancy';
import { newFolder } from '@test-server/newFolder';
import { until } from '@test-server/until';

const projectFolder = path.join(__dirname, '..', '..');
const dataDir = newFolder();
/** The server and its commands in one file each, as `npm run build` makes: tsx takes a second for every start. */
const bundles = path.join(projectFolder, 'node_modules/.cache/main-test');
const started: ChildProcess[] = [];

beforeAll(
  () =>
    void buildSync({
      entryPoints: ['server/main.ts', 'server/commands.ts'],
      outdir: bundles,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    }),
);

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

type Program = {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
  /** Waits for a pattern in the output, and returns its first group. */
  printed: (pattern: RegExp) => Promise<string>;
};

function run(env: Record<string, string>): Program {
  const child = spawn(process.execPath, [path.join(bundles, 'main.mjs')], {
    cwd: projectFolder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SITE_DIR: dataDir,
      ...env,
    },
  });
  started.push(child);
  let text = '';
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const check = () => {
        const match = pattern.exec(text);
        if (match) resolve(match[1] ?? '');
      };
      check();
      child.stdout.on('data', check);
      void ended.then(() => reject(new Error(text)));
    });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  }
  return { child, output: () => text, ended, printed };
}

const origin = async ({ printed }: Program) =>
  (await printed(/^.+ is at (http:\S+)/m)).replace('localhost', '127.0.0.1');

test('prints its address and where its data is, and shuts down gracefully on a signal', async () => {
  const server = run({});
  expect((await fetch(`${await origin(server)}/healthz`)).status).toBe(200);
  expect(server.output()).toContain(`SQLite in ${dataDir}`);
  // The browser keeps this connection open, which must not delay the shutdown.
  await fetch((await origin(server)) + apiPaths.jobs);
  server.child.kill('SIGTERM');
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
});

test('a request in flight is answered before shutdown', async () => {
  const server = run({});
  const body = '{"email":"nobody@candidate.example"}';
  const sent = request((await origin(server)) + apiPaths.forgotPassword, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  server.child.kill('SIGTERM');
  await server.printed(/Shutting down/);
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  response.resume();
  expect(await server.ended).toBe(0);
});

test('after kill -9 it starts again and has kept everything it acknowledged', async () => {
  const killed = run({});
  expect((await register(await origin(killed), { email: 'kept@candidate.example' })).status).toBe(200);
  killed.child.kill('SIGKILL');
  await killed.ended;
  const server = run({});
  expect((await signIn(await origin(server), { email: 'kept@candidate.example' })).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('a public site starts without the sample vacancies', async () => {
  const DATA_DIR = newFolder();
  const server = run({ SITE_URL: 'https://www.lindenway.example', TRUST_PROXY: 'false', DATA_DIR });
  const answer = await fetch((await origin(server)) + apiPaths.jobs);
  expect(await answer.json()).toEqual({ result: { items: [] } });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('what is to be deleted goes when the server starts', async () => {
  const folder = newFolder();
  const { db } = await openDatabase({ dataDir: folder }, { error: () => undefined });
  await storeVacancies(db, [makeVacancy({ id: '7', closes_at: '2020-01-31' })], 'replace');
  await db.destroy();
  const server = run({ DATA_DIR: folder });
  const vacancy = `${await origin(server)}${apiPaths.jobDetails}?id=7`;
  await until(async () => (await fetch(vacancy)).status !== 200);
  expect((await fetch(vacancy)).status).toBe(410);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('what the server and its commands write is for their own user alone', async () => {
  const folder = newFolder();
  const server = run({ DATA_DIR: folder });
  await origin(server);
  const command = spawn(
    process.execPath,
    [path.join(bundles, 'commands.mjs'), 'backup', path.join(folder, 'saved.db')],
    { cwd: projectFolder, env: { PATH: process.env.PATH, DATA_DIR: folder } },
  );
  expect(await once(command, 'close')).toEqual([0, null]);
  server.child.kill('SIGTERM');
  await server.ended;
  expect(readdirSync(folder)).toContain('saved.db');
  for (const name of readdirSync(folder)) {
    expect([name, statSync(path.join(folder, name)).mode & 0o077]).toEqual([name, 0]);
  }
});

test('an invalid configuration is rejected with one line per variable', async () => {
  const { ended, output } = run({ PORT: 'x', SITE_URL: 'y' });
  expect(await ended).toBe(1);
  expect(output()).toMatch(/^PORT must be .*\nSITE_URL must be .*\n$/);
});

test('a start that fails lets go of the data folder', async () => {
  const folder = newFolder();
  const env = { DATA_DIR: folder, HOST: '192.0.2.1', LOG_LEVEL: 'silent', SITE_DIR: folder };
  await expect(startServer(env)).rejects.toThrow(
    /^The server cannot start: .*EADDRNOTAVAIL.* 192\.0\.2\.1:?\d*\.$/,
  );
  lockFolder(folder).release();
});

test('an unusable port, folder or database gives a readable error', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = (other.address() as { port: number }).port;
  const forbidden = newFolder();
  // Gives the same error as a file of another user.
  mkdirSync(path.join(forbidden, 'lindenway.db'));
  const programs = [
    run({ DATA_DIR: forbidden }),
    run({ PORT: String(port), LOG_LEVEL: 'silent' }),
    run({ DATA_DIR: '/dev/null/data' }),
    run({ DATABASE_URL: `postgres://u:secret@127.0.0.1:${port}/x?connect_timeout=1`, LOG_LEVEL: 'silent' }),
  ];
  other.on('connection', (socket) => socket.destroy());
  expect(await Promise.all(programs.map(({ ended }) => ended))).toEqual([1, 1, 1, 1]);
  other.close();
  const [otherUsers, taken, folder, database] = programs.map(({ output }) => output());
  expect(otherUsers).toContain(`as root: chown -R USER: ${forbidden}`);
  expect(taken).toMatch(
    /^The server cannot start: .*EADDRINUSE.* choose another, as in PORT=3001 npm start\.\n$/,
  );
  expect(folder).toMatch(/^The folder \S+ cannot be used: .*\n$/);
  expect(database).toMatch(/^The database \(PostgreSQL\) cannot be used: .*\n$/);
  expect(database).not.toContain('secret');
});
