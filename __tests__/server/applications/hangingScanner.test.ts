import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createCvScanner } from '@server/applications/clamd';
import { scanWaiting, startScanner } from '@server/applications/startScanner';
import { sqlite } from '@test-server/databases';
import { type RunningServer, startServer } from '@test-server/startServer';
import { formOf, pdf, send, signInSomebody } from '@test-server/sending';
import { MINUTE } from '@/lib/time/durations';

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

test('a scanner that has timed out counts as away for a minute, so that nobody queues behind it', async () => {
  const scanCv = createCvScanner(server.context, { timeoutMs: 100 });
  for (let applicant = 1; applicant <= 5; applicant += 1) expect(await scanCv(pdf)).toBe('unscanned');
  expect(connected).toHaveLength(1);
  server.passTime(MINUTE);
  expect(await scanCv(pdf)).toBe('unscanned');
  expect(connected).toHaveLength(2);
});

test('a pass over the waiting CVs ends when the scanner times out; the next one starts with another CV', async () => {
  const slow = new Set<string>();
  await scanWaiting(server.context, slow, { timeoutMs: 100 });
  expect([connected.length, slow.size]).toEqual([1, 1]);
  await scanWaiting(server.context, slow, { timeoutMs: 100 });
  expect([connected.length, slow.size]).toEqual([2, 2]);
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
