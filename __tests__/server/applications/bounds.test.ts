import { apiPaths } from '@/contract/paths';
import type { Config } from '@server/config/readConfig';
import { enquiry, post, register, signIn } from '@test-server/calls';
import { sqlite } from '@test-server/databases';
import { type RunningServer, startServer } from '@test-server/startServer';
import { until } from '@test-server/until';
import { cvOf, holdUpload } from '@test-server/held';
import { formOf, send, signInSomebody } from '@test-server/sending';

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

/** Sends a CV until it is taken: the server notices a little later that an upload has ended. */
const untilSent = (cookie: string, cv: Blob) => until(async () => (await sendRaw(cookie, cv)).status === 200);

/** Sends a CV until it is refused: the uploads that keep it out may still be on their way. */
async function untilRefused(cookie: string, cv: Blob): Promise<Response> {
  let answer = await sendRaw(cookie, cv);
  await until(async () => {
    if (answer.ok) answer = await sendRaw(cookie, cv);
    return !answer.ok;
  });
  return answer;
}

const storedResumes = () => server.context.db.selectFrom('applications').select('resume').execute();

test('a third upload of an account waits for one of the first two; others go on', async () => {
  await start();
  const cookie = await signInSomebody(server.origin);
  const cv = cvOf(MEGABYTE);
  const held = [
    await holdUpload(server.origin, cookie, cv),
    await holdUpload(server.origin, cookie, cvOf(MEGABYTE)),
  ];
  const refused = await untilRefused(cookie, cvOf(1000));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  expect(await refused.json()).toEqual({ msg: expect.stringContaining('Two of your applications') });
  expect((await send(server.origin, await signInSomebody(server.origin), formOf())).status).toBe(200);
  await held[0]?.drop();
  await untilSent(cookie, cvOf(1000));
  expect(await held[1]?.finish()).toBe(200);
  const stored = (await storedResumes()).map(({ resume }) => Buffer.from(resume));
  expect(stored).toContainEqual(Buffer.from(await cv.arrayBuffer()));
});

test('beyond the budget for all uploads, the next gets 503 until there is room', async () => {
  await start({ uploadBytes: 2 * MEGABYTE });
  const held = await holdUpload(server.origin, await signInSomebody(server.origin), cvOf(1.5 * MEGABYTE));
  const cookie = await signInSomebody(server.origin);
  const refused = await untilRefused(cookie, cvOf(MEGABYTE));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await refused.json()).toEqual({ msg: expect.stringContaining('try again in a minute') });
  expect((await sendRaw(cookie, cvOf(1000))).status).toBe(200);
  expect(await held.finish()).toBe(200);
  await untilSent(cookie, cvOf(MEGABYTE));
});

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
