import { databases, sqlite } from '@test-server/databases';
import { type RunningServer, startServer } from '@test-server/startServer';
import type * as Files from '@server/lib/files';

let mockFree: number | undefined;
jest.mock('@server/lib/files', () => {
  const files: typeof Files = jest.requireActual('@server/lib/files');
  return { ...files, freeBytesOf: (folder: string) => mockFree ?? files.freeBytesOf(folder) };
});

const token = 'a-token-for-the-monitor';
let server: RunningServer;
afterEach(() => server.stop());

const read = (headers: Record<string, string> = {}) => fetch(`${server.origin}/metrics`, { headers });

test.each(databases)(
  'the metrics tell a caller on this machine about mail, disk and memory on $name',
  async (database) => {
    server = await startServer(database);
    const response = await read();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const lines = (await response.text()).trimEnd().split('\n');
    for (const name of ['database_up 1', 'mail_waiting 0', 'mail_stuck 0', 'mail_oldest_seconds 0']) {
      expect(lines).toContain(`lindenway_${name}`);
    }
    expect(lines.filter((line) => !line.startsWith('#'))).toEqual(
      lines.filter((line) => /^[a-z_]+ \d+(?:\.\d+)?$/.test(line)),
    );
    expect(lines.find((line) => line.startsWith('lindenway_disk_free_bytes'))).toMatch(/ \d{6,}$/);
  },
);

test('the metrics tell nobody else anything, unless they know the token', async () => {
  server = await startServer(sqlite, { trustProxy: 1, metricsToken: token });
  const elsewhere = { 'x-forwarded-for': '198.51.100.7' };
  expect((await read(elsewhere)).status).toBe(403);
  expect((await read({ ...elsewhere, authorization: 'Bearer another-token-for-it' })).status).toBe(403);
  expect((await read({ ...elsewhere, authorization: `Bearer ${token}` })).status).toBe(200);
});

test('a token that is set is asked of callers on this machine too', async () => {
  server = await startServer(sqlite, { metricsToken: token });
  expect((await read()).status).toBe(403);
  expect((await read({ authorization: `Bearer ${token}` })).status).toBe(200);
});

test('a proxy that the server has not been told of is not taken for this machine', async () => {
  server = await startServer(sqlite);
  expect((await read({ 'x-forwarded-for': '198.51.100.7' })).status).toBe(403);
});

test('a server whose disk is full gives 503, and logs the cause once', async () => {
  server = await startServer(sqlite);
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
});
