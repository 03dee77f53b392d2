/** @jest-environment node */
import { SESSION_MARK_COOKIE } from '@/contract/session';
import { SESSION_COOKIE, SESSION_LIFETIME } from '@server/accounts/sessionCookies';
import { applyWith, person, register, signIn } from '@test-server/calls';
import { databases, sqlite } from '@test-server/databases';
import { type RunningServer, startServer } from '@test-server/startServer';

const SIGNED_IN = 400;
const GUEST = 401;

describe.each(databases)('sessions on $name', (database) => {
  let server: RunningServer;
  let cookies: string;

  beforeEach(async () => {
    server = await startServer(database);
    await register(server.origin);
    cookies = (await signIn(server.origin)).cookies;
  });
  afterEach(() => server.stop());

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
    const secrets = cookies.split('; ').map((cookie) => cookie.split('=')[1]?.split('.')[0] ?? '');
    expect(secrets).toHaveLength(2);
    for (const secret of secrets) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(stored).not.toContain(secret);
      expect(server.logged()).not.toContain(secret);
    }
  });

  test('a session lasts thirty days', async () => {
    server.passTime(SESSION_LIFETIME - 60_000);
    expect(await statusWith(cookies)).toBe(SIGNED_IN);
    server.passTime(60_000);
    expect(await statusWith(cookies)).toBe(GUEST);
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
      'Path=/api',
      'SameSite=Lax',
    ]);
    expect(mark).toMatch(new RegExp(`^${SESSION_MARK_COOKIE}=`));
    expect(attributes(mark)).toEqual([`Max-Age=${SESSION_LIFETIME / 1000}`, 'Path=/', 'SameSite=Lax']);
  });

  test('are Secure on an https site', async () => {
    for (const cookie of await cookiesOf({ siteUrl: other })) expect(attributes(cookie)).toContain('Secure');
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
