import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import fastify from 'fastify';
import { openPostgres } from '@server/database/openPostgres';
import { registerHealth } from '@server/monitoring/health';
import { databases } from '@test-server/databases';
import { startServer } from '@test-server/startServer';

const down = { status: 'the database does not respond', database: 'down' };

test.each(databases)('gives 503 once the database has failed on $name', async (database) => {
  const server = await startServer(database);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  await server.context.db.destroy();
  const answer = await fetch(`${server.origin}/healthz`);
  expect([answer.status, await answer.json()]).toEqual([503, down]);
  await server.stop();
});

test('gives 503 in time when the database takes the connection and says nothing', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const db = openPostgres(`postgres://tester@127.0.0.1:${port}/test`, { error: () => undefined });
  const app = fastify();
  await app.register(registerHealth, { db, timeoutMs: 100 });
  const answer = await app.inject('/healthz');
  expect([answer.statusCode, answer.json()]).toEqual([503, down]);
  await app.close();
  for (const socket of sockets) socket.destroy();
  silent.close();
  await db.destroy();
});
