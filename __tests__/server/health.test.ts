import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import fastify from 'fastify';
import { openPostgres } from '@server/database/openPostgres';
import { registerHealth } from '@server/monitoring/health';
import { sqlite } from '@test-server/databases';
import type * as Files from '@server/lib/files';
import { readConfig } from '@server/config/readConfig';
import { startServer } from '@test-server/startServer';

let mockFree: number | undefined;
jest.mock('@server/lib/files', () => {
  const files: typeof Files = jest.requireActual('@server/lib/files');
  return { ...files, freeBytesOf: (folder: string) => mockFree ?? files.freeBytesOf(folder) };
});

const down = { status: 'degraded', database: 'down' };

test('gives 503 in time when the database takes the connection and says nothing', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const db = openPostgres(`postgres://tester@127.0.0.1:${port}/test`, { error: () => undefined });
  const app = fastify();
  const databaseUrl = 'postgres://tester@127.0.0.1/test';
  await app.register(registerHealth, { config: { ...readConfig({}), databaseUrl }, db, timeoutMs: 100 });
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([503, down]);
  await app.close();
  for (const socket of sockets) socket.destroy();
  silent.close();
  await db.destroy();
});

test('gives 503 while the disk is full, and logs the cause once', async () => {
  const server = await startServer(sqlite);
  const statuses = async () =>
    Promise.all(
      ['/healthz', '/readyz'].map(async (address) => (await fetch(server.origin + address)).status),
    );
  expect(await statuses()).toEqual([200, 200]);
  mockFree = 4096;
  for (const _ of [1, 2]) expect(await statuses()).toEqual([200, 503]);
  mockFree = undefined;
  const errors = server
    .logged()
    .split('\n')
    .filter((line) => line.includes('"level":50'));
  expect(errors).toEqual([
    expect.stringMatching(/"reason":"the disk is full".*"the database cannot be written"/),
  ]);
  expect(errors.join('')).not.toContain('stack');
  await server.stop();
});
