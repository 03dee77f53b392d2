import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import fastify from 'fastify';
import { sql } from 'kysely';
import { openPostgres } from '@server/database/openPostgres';
import { registerHealth } from '@server/monitoring/health';
import { sqlite } from '@test-server/databases';
import { startServer } from '@test-server/startServer';

const down = { status: 'degraded', database: 'down' };

test('gives 503 in time when the database takes the connection and says nothing', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const db = openPostgres(`postgres://tester@127.0.0.1:${port}/test`, { error: () => undefined });
  const app = fastify();
  await app.register(registerHealth, { db, timeoutMs: 100 });
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([503, down]);
  await app.close();
  for (const socket of sockets) socket.destroy();
  silent.close();
  await db.destroy();
});

test('gives 503 while the disk is full, and logs the cause alone', async () => {
  const server = await startServer(sqlite);
  const statusOf = async (address: string) => (await fetch(server.origin + address)).status;
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
  const { db } = server.context;
  await db.deleteFrom('settings').where('key', '=', 'checked').execute();
  // SQLite reports a file that may not grow as it reports a full disk.
  await sql`vacuum`.execute(db);
  await sql`pragma max_page_count = 1`.execute(db);
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
  const errors = server
    .logged()
    .split('\n')
    .filter((line) => line.includes('"level":50'));
  expect(errors[0]).toMatch(/"reason":"database or disk is full".*"the database cannot be written"/);
  expect(errors.join('')).not.toContain('stack');
  await server.stop();
});
