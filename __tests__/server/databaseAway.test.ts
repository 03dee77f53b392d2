import { once } from 'node:events';
import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { apiPaths } from '@/contract/paths';
import { openPostgres } from '@server/database/openPostgres';
import { databaseFile } from '@server/database/openSqlite';
import { enquiry, post, register, signIn } from '@test-server/calls';
import { databases, sqlite, type TestDatabase } from '@test-server/databases';
import { newFolder } from '@test-server/newFolder';
import { formOf, send, signInSomebody } from '@test-server/sending';
import { type RunningServer, startServer } from '@test-server/startServer';
import { writeStubSite } from '@test-server/stubSite';
import { until } from '@test-server/until';

const siteDir = writeStubSite(newFolder());
const silent = { error: () => undefined };

type Case = {
  database: TestDatabase;
  takeAway: (server: RunningServer) => Promise<void>;
  bringBack?: () => void;
};

const damagedSqlite = async (): Promise<Case> => ({
  database: sqlite,
  takeAway: async ({ context }) => {
    const file = databaseFile(context.config.dataDir);
    // All three: SQLite goes on with what it holds in memory while its files seem to be as it left them.
    for (const name of [file, `${file}-wal`, `${file}-shm`])
      await writeFile(name, Buffer.alloc(statSync(name).size, 'x'), { flag: 'r+' });
  },
});

/** Behind a network that delivers nothing for a while. */
async function hangingPostgres(): Promise<Case> {
  let isCut = false;
  const sockets: Socket[] = [];
  const real = await databases.at(-1)!.open();
  const url = new URL(real.databaseUrl!);
  const { port, hostname } = url;
  const network = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    sockets.push(socket, onward);
    socket
      .on('error', () => onward.destroy())
      .pipe(onward)
      .pipe(socket);
    if (isCut) socket.pause();
  }).listen(0, '127.0.0.1');
  await once(network, 'listening');
  url.port = String((network.address() as AddressInfo).port);
  const db = openPostgres(url.href, silent);
  const close = async () => {
    await db.destroy();
    for (const socket of sockets) socket.destroy();
    network.close();
    await real.close();
  };
  return {
    database: { name: 'PostgreSQL', open: async () => ({ ...real, db, close }) },
    takeAway: async () => {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    bringBack: () => {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
  };
}

const cases: [string, () => Promise<Case>][] = [['SQLite is damaged', damagedSqlite]];
if (databases.length > 1) cases.push(['PostgreSQL hangs', hangingPostgres]);

afterEach(() => void jest.useRealTimers());

/** Fires all timeouts at once while it waits. */
async function inNoTime<Result>(work: Promise<Result>): Promise<Result> {
  for (;;) {
    jest.advanceTimersByTime(60_000);
    if (await Promise.race([work.then(() => true), nextTurn(false)])) return work;
  }
}

test.each(cases)(
  'when %s, pages and the list go on, and writes get 503 with Retry-After',
  async (_what, prepare) => {
    const { database, takeAway, bringBack } = await prepare();
    const server = await startServer(database, { siteDir });
    const read = async (address: string): Promise<[number, string]> => {
      const response = await fetch(server.origin + address);
      return [response.status, await response.text()];
    };
    const cookie = await signInSomebody(server.origin);
    const pages = ['/', '/job/101', '/sitemap.xml', apiPaths.jobs];
    const before = await Promise.all(pages.map(read));
    expect(before.map(([status]) => status)).toEqual(pages.map(() => 200));
    expect(await Promise.all(['/healthz', '/readyz'].map(read))).toEqual([
      [200, '{"status":"ok","database":"ok"}'],
      [200, '{"status":"ok","database":"ok"}'],
    ]);

    await takeAway(server);
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
    expect(await inNoTime(Promise.all(pages.map(read)))).toEqual(before);
    // Not rendered before: the built page, which the browser fills in.
    expect(await inNoTime(read('/job/102'))).toEqual([200, 'job.html']);
    expect(await inNoTime(Promise.all(['/healthz', '/readyz'].map(read)))).toEqual([
      [200, '{"status":"degraded","database":"down"}'],
      [503, '{"status":"degraded","database":"down"}'],
    ]);
    expect((await inNoTime(read('/metrics')))[1]).toMatch(/^lindenway_database_up 0$/m);
    const writes = [
      () => post(server.origin + apiPaths.contact, enquiry),
      () => register(server.origin, { email: 'new@candidate.example' }),
      () => signIn(server.origin),
      () => post(server.origin + apiPaths.forgotPassword, { email: 'new@candidate.example' }),
    ];
    for (const { status, headers, body } of await inNoTime(Promise.all(writes.map((write) => write()))))
      expect([status, headers.get('retry-after'), body]).toEqual([
        503,
        '5',
        { msg: expect.stringMatching(/try again/) },
      ]);
    expect(await inNoTime(send(server.origin, cookie, formOf()))).toMatchObject({ status: 503 });
    jest.useRealTimers();

    if (bringBack) {
      bringBack();
      await until(async () => (await read('/readyz'))[0] === 200);
      await until(async () => (await writes[0]!()).status === 200);
    }
    await server.stop();
  },
);
