import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { scanWaiting, startScanner } from '@server/applications/startScanner';
import { sqlite } from '@test-server/databases';
import { type RunningServer, startServer } from '@test-server/startServer';
import { formOf, send, signInSomebody } from '@test-server/sending';

/** Takes connections and says nothing. */
const connected: Socket[] = [];
const hanging = createServer((socket) => {
  socket.on('error', () => undefined).resume();
  connected.push(socket);
});
let server: RunningServer;

beforeAll(async () => {
  hanging.listen(0, '127.0.0.1');
  await once(hanging, 'listening');
});
beforeEach(async () => {
  // Refuses connections, so the CVs below are stored at once.
  server = await startServer(sqlite, { clamd: '127.0.0.1:9' });
  const cookie = await signInSomebody(server.origin);
  for (const jobId of ['101', '102']) await send(server.origin, cookie, formOf({ jobId }));
  server.context.config.clamd = `127.0.0.1:${(hanging.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await server.stop();
  for (const socket of connected.splice(0)) socket.destroy();
});
afterAll(() => hanging.close());

test('a scanner that does not answer in time leaves each CV unscanned', async () => {
  await scanWaiting(server.context, { timeoutMs: 100 });
  expect(connected).toHaveLength(2);
  const rows = await server.context.db.selectFrom('applications').select('scan').execute();
  expect(rows).toEqual([{ scan: 'unscanned' }, { scan: 'unscanned' }]);
});

test('stopping breaks a scan off, and no other follows', async () => {
  const accepted = once(hanging, 'connection');
  const scanner = startScanner(server.context);
  await accepted;
  const started = performance.now();
  await scanner.stop();
  // The scanner would have ten seconds to answer.
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(connected).toHaveLength(1);
  expect(server.logged()).not.toMatch(/abort/i);
});
