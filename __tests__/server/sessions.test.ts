import { SESSION_MARK_COOKIE, SIGN_OUT_HEADER } from '@/contract/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  readSessionCookies,
  SESSION_COOKIE,
  SESSION_IDLE_LIFETIME,
  SESSION_LIFETIME,
} from '@server/accounts/cookies';
import { startSession } from '@server/accounts/sessions';
import { apiPaths } from '@/contract/paths';
import { applyWith, person, register, signIn } from '@test-server/calls';
import { databases, sqlite } from '@test-server/databases';
import { DAY } from '@/lib/time/durations';
import { cleanUp } from '@server/upkeep/startCleanUp';
import { type RunningServer, serverForEach, startServer } from '@test-server/startServer';

const SIGNED_IN = 400;
const GUEST = 401;

describe.each(databases)('sessions on $name', (database) => {
  const server = serverForEach(database);
  let cookies: string;

  beforeEach(async () => {
    await register(server.origin);
    cookies = (await signIn(server.origin)).cookies;
  });

  const statusWith = async (cookie: string) => (await applyWith(server.origin, cookie)).status;
  const sessions = () => server.context.db.selectFrom('sessions').selectAll().execute();
  const token = (name: string) => cookies.split('; ').find((cookie) => cookie.startsWith(name)) ?? '';

  test('both tokens are needed', async () => {
    expect(await statusWith(cookies)).toBe(SIGNED_IN);
    expect(await statusWith('')).toBe(GUEST);
    expect(await statusWith(token(SESSION_MARK_COOKIE))).toBe(GUEST);
    expect(await statusWith(`${token(SESSION_COOKIE)}; ${SESSION_MARK_COOKIE}=other`)).toBe(GUEST);
  });

  test('a page that deletes the mark is signed out for good', async () => {
    expect(await statusWith(token(SESSION_COOKIE))).toBe(GUEST);
    expect(await statusWith(cookies)).toBe(GUEST);
    expect(await sessions()).toEqual([]);
  });

  test('a forged signature is ignored', async () => {
    const forged = token(SESSION_COOKIE).replace(/\.[^.]*$/, '.AAAA');
    expect(await statusWith(`${forged}; ${token(SESSION_MARK_COOKIE)}`)).toBe(GUEST);
    expect(await statusWith(`${SESSION_COOKIE}=x; ${token(SESSION_MARK_COOKIE)}`)).toBe(GUEST);
    expect(await sessions()).toHaveLength(1);
  });

  test('both tokens are stored hashed', async () => {
    const stored = JSON.stringify(await sessions());
    const secrets = [SESSION_COOKIE, SESSION_MARK_COOKIE].map(
      (name) => token(name).split('=')[1]?.split('.')[0] ?? '',
    );
    for (const secret of secrets) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(stored).not.toContain(secret);
      expect(server.logged()).not.toContain(secret);
    }
  });

  const read = (headers: Record<string, string>) => fetch(server.origin + apiPaths.jobs, { headers });

  test.each([
    ['with', () => cookies],
    ['without', () => token(SESSION_COOKIE)],
  ])('the read after Log Out, %s the mark, ends the session and deletes its cookies', async (_, cookieOf) => {
    const response = await read({ cookie: cookieOf(), [SIGN_OUT_HEADER]: '1' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(new RegExp(`^${SESSION_COOKIE}=; Max-Age=0;`)),
      expect.stringMatching(new RegExp(`^${SESSION_MARK_COOKIE}=; Max-Age=0;`)),
    ]);
    expect(await sessions()).toEqual([]);
  });

  test('any other request without the mark ends the session but deletes no cookies: they may be the next session’s by then', async () => {
    const response = await read({ cookie: token(SESSION_COOKIE) });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await sessions()).toEqual([]);
    expect(await statusWith(cookies)).toBe(GUEST);
    expect(server.logged()).toMatch(/"security":"sign-out","account":"[\w-]{36}"/);
  });

  test('other reads end no session', async () => {
    await read({ cookie: cookies });
    await read({ [SIGN_OUT_HEADER]: '1' });
    expect(await sessions()).toHaveLength(1);
    expect(await statusWith(cookies)).toBe(SIGNED_IN);
  });

  test('a session ends after seven days without use', async () => {
    server.passTime(SESSION_IDLE_LIFETIME - 60_000);
    expect(await statusWith(cookies)).toBe(SIGNED_IN);
    server.passTime(SESSION_IDLE_LIFETIME - 60_000);
    expect(await statusWith(cookies)).toBe(SIGNED_IN);
    server.passTime(SESSION_IDLE_LIFETIME);
    expect(await statusWith(cookies)).toBe(GUEST);
    await cleanUp(server.context);
    expect(await sessions()).toEqual([]);
  });

  test('a session that a clock far ahead has dated ends once the clock is right', async () => {
    server.passTime(400 * DAY);
    const ahead = await signIn(server.origin);
    server.passTime(-400 * DAY);
    expect(await statusWith(ahead.cookies)).toBe(GUEST);
  });

  test('a session ends after thirty days, however much it is used', async () => {
    const day = SESSION_LIFETIME / 30;
    for (let passed = 0; passed < 29; passed += 1) {
      server.passTime(day);
      expect(await statusWith(cookies)).toBe(SIGNED_IN);
    }
    server.passTime(day);
    expect(await statusWith(cookies)).toBe(GUEST);
  });

  test('a sign-in that is refused ends no session', async () => {
    const refused = await signIn(server.origin, { password: 'Guess-1!' }, { cookie: cookies });
    expect(refused.status).toBe(400);
    expect(await statusWith(cookies)).toBe(SIGNED_IN);
  });

  test('a sign-in whose password is changed meanwhile ends no session', async () => {
    const { config, db } = server.context;
    const account = await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    const [signed, mark] = [SESSION_COOKIE, SESSION_MARK_COOKIE].map((name) =>
      decodeURIComponent(token(name).split('=')[1] ?? ''),
    );
    // A request that has the session's cookies.
    const request = {
      cookies: { [SESSION_COOKIE]: signed, [SESSION_MARK_COOKIE]: mark },
      protocol: 'http',
      unsignCookie: (value: string) => ({ value: value.slice(0, value.lastIndexOf('.')) }),
    } as unknown as FastifyRequest;
    expect(readSessionCookies({ config, request })).toEqual({ session: expect.any(String), mark });
    const stale = { id: account.id, password_hash: 'an earlier one' };
    expect(await startSession(server.context, request, {} as FastifyReply, stale)).toBe(false);
    expect(await statusWith(cookies)).toBe(SIGNED_IN);
  });

  test('signing in again ends the browser’s previous session, and no other', async () => {
    const elsewhere = (await signIn(server.origin)).cookies;
    const again = (await signIn(server.origin, person, { cookie: cookies })).cookies;
    expect(await statusWith(cookies)).toBe(GUEST);
    expect(await statusWith(again)).toBe(SIGNED_IN);
    expect(await statusWith(elsewhere)).toBe(SIGNED_IN);
  });
});

describe('the cookies', () => {
  const other = 'https://www.lindenway.example';
  let server: RunningServer | undefined;
  afterEach(() => server?.stop());

  async function cookiesOf(settings: Parameters<typeof startServer>[1], headers = {}): Promise<string[]> {
    server = await startServer(sqlite, settings);
    await register(server.origin);
    return (await signIn(server.origin, person, headers)).headers.getSetCookie();
  }
  const attributes = (cookie = '') => cookie.split('; ').slice(1).toSorted();

  test('are for this site; the page can access only the mark', async () => {
    const [session, mark] = await cookiesOf({});
    expect(attributes(session)).toEqual([
      'HttpOnly',
      `Max-Age=${SESSION_LIFETIME / 1000}`,
      'Path=/',
      'SameSite=Lax',
    ]);
    expect(mark).toMatch(new RegExp(`^${SESSION_MARK_COOKIE}=`));
    expect(attributes(mark)).toEqual([`Max-Age=${SESSION_LIFETIME / 1000}`, 'Path=/', 'SameSite=Lax']);
  });

  test('are Secure on an https site, and named so that only this host can set them', async () => {
    for (const cookie of await cookiesOf({ siteUrl: other })) {
      expect(cookie).toMatch(/^__Host-lindenway_/);
      expect(attributes(cookie)).toEqual(expect.arrayContaining(['Secure', 'Path=/']));
    }
  });

  test('are Secure when a trusted proxy says https, but not when a client does', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' };
    for (const cookie of await cookiesOf({ trustProxy: 1 }, headers)) {
      expect(attributes(cookie)).toContain('Secure');
    }
    await server?.stop();
    for (const cookie of await cookiesOf({}, headers)) expect(attributes(cookie)).not.toContain('Secure');
  });

  test('are cross-site for a listed https origin', async () => {
    const settings = { siteUrl: other, corsOrigins: [other] };
    for (const cookie of await cookiesOf(settings, { origin: other })) {
      expect(attributes(cookie)).toEqual(expect.arrayContaining(['SameSite=None', 'Secure', 'Partitioned']));
    }
  });
});
