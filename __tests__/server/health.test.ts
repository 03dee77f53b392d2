import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import fastify from 'fastify';
import { openPostgres } from '@server/database/openPostgres';
import { registerHealth } from '@server/monitoring/health';

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
