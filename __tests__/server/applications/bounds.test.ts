import { apiPaths } from '@/contract/paths';
import type { Config } from '@server/config/readConfig';
import { enquiry, post, register, signIn } from '@test-server/calls';
import { sqlite } from '@test-server/databases';
import { type RunningServer, startServer } from '@test-server/startServer';
import { cvOf, formOf, signInSomebody } from '@test-server/sending';

const MEGABYTE = 1024 * 1024;

let server: RunningServer;
afterEach(() => server.stop());

const start = async (settings: Partial<Config> = {}) => {
  server = await startServer(sqlite, settings);
};

const sendRaw = (cookie: string, cv: Blob) =>
  fetch(server.origin + apiPaths.applicationForm, {
    method: 'POST',
    body: formOf({ resume: cv }),
    headers: { cookie },
  });

const storedResumes = () => server.context.db.selectFrom('applications').select('resume').execute();

test('with the disk nearly full only CVs are refused', async () => {
  await start({ minFreeBytes: Number.MAX_SAFE_INTEGER });
  const { origin } = server;
  const cookie = await signInSomebody(origin);
  const refused = await sendRaw(cookie, cvOf(1000));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '600']);
  expect(await refused.json()).toEqual({ msg: expect.stringContaining('no room for more CVs') });
  expect(await storedResumes()).toEqual([]);
  expect((await register(origin)).status).toBe(200);
  expect((await signIn(origin)).status).toBe(200);
  expect((await fetch(origin + apiPaths.jobs)).status).toBe(200);
  expect((await post(origin + apiPaths.contact, enquiry)).status).toBe(200);
});

test('a network sends so many bytes a day, whatever its accounts', async () => {
  // Two applications an hour, 10 MB a day.
  await start({ rateLimitScale: 0.02 });
  expect((await sendRaw(await signInSomebody(server.origin), cvOf(9 * MEGABYTE))).status).toBe(200);
  const cookie = await signInSomebody(server.origin);
  const refused = await sendRaw(cookie, cvOf(2 * MEGABYTE));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
  server.passTime(24 * 60 * 60 * 1000);
  expect((await sendRaw(cookie, cvOf(2 * MEGABYTE))).status).toBe(200);
});
