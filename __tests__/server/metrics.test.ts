import { databases, sqlite } from '@test-server/databases';
import { type RunningServer, startServer } from '@test-server/startServer';

const token = 'a-token-for-the-monitor';
let server: RunningServer;
afterEach(() => server.stop());

const read = (headers: Record<string, string> = {}) => fetch(`${server.origin}/metrics`, { headers });

test.each(databases)(
  'tells a caller on this machine about mail, disk and memory on $name',
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

test('tells nobody else, unless they know the token', async () => {
  server = await startServer(sqlite, { trustProxy: 1, metricsToken: token });
  const elsewhere = { 'x-forwarded-for': '198.51.100.7' };
  expect((await read(elsewhere)).status).toBe(403);
  expect((await read({ ...elsewhere, authorization: 'Bearer another-token-for-it' })).status).toBe(403);
  expect((await read({ ...elsewhere, authorization: `Bearer ${token}` })).status).toBe(200);
});

test('once a token is set, asks callers on this machine for it too', async () => {
  server = await startServer(sqlite, { metricsToken: token });
  expect((await read()).status).toBe(403);
  expect((await read({ authorization: `Bearer ${token}` })).status).toBe(200);
});

test('is not taken in by a proxy that it has not been told of', async () => {
  server = await startServer(sqlite);
  expect((await read({ 'x-forwarded-for': '198.51.100.7' })).status).toBe(403);
});
