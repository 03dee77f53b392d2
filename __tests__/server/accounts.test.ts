import { fieldMessages } from '@/contract/messages';
import { toasts } from '@/contract/toasts';
import { apiPaths } from '@/contract/paths';
import { person, post, register, signIn } from '@test-server/calls';
import { limits } from '@server/rateLimit/limits';
import { databases, sqlite } from '@test-server/databases';
import { serverForAll, serverForEach } from '@test-server/startServer';

const passwordOf = (password: string) => ({ password, confirmPassword: password });

describe.each(databases)('accounts on $name', (database) => {
  const server = serverForAll(database);

  beforeEach(async () => {
    await server.context.db.deleteFrom('accounts').execute();
    await server.context.db.deleteFrom('rate_limits').execute();
  });

  test('visitors register, with any password of the specified rule, and sign in, their address in any case', async () => {
    // A common word and a year.
    const password = 'London2024!';
    const registered = await register(server.origin, passwordOf(password));
    expect(registered).toMatchObject({ status: 200, body: { msg: toasts.registered } });
    const answer = await signIn(server.origin, { email: 'ADAEZE@candidate.EXAMPLE', password });
    expect(answer).toMatchObject({ status: 200, body: { username: 'Adaeze' } });
  });

  test('the password is stored only as an argon2id hash', async () => {
    await register(server.origin);
    const [row] = await server.context.db.selectFrom('accounts').selectAll().execute();
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$/);
    expect(JSON.stringify(row)).not.toContain(person.password);
    expect(server.logged()).not.toContain(person.password);
  });

  test('an address has one account, whatever its case and even with concurrent requests', async () => {
    const answers = await Promise.all(
      ['a@b.example', 'A@b.example', 'a@B.EXAMPLE'].map((email) => register(server.origin, { email })),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.msg).toMatch(/already an account/);
  });

  test.each([
    ['a blank last name', { lastName: ' ' }, fieldMessages.lastNameRequired],
    ['a wrong address', { email: 'adaeze@' }, fieldMessages.emailInvalid],
    ['a weak password', { password: 'nightbus', confirmPassword: 'nightbus' }, fieldMessages.passwordWeak],
    ['two passwords', { confirmPassword: 'Night-bus-43!' }, fieldMessages.signUpMismatch],
    ['a number for a name', { name: 7 }, fieldMessages.firstNameRequired],
  ])('registering with %s gets 400 and creates no account', async (_what, change, msg) => {
    const answer = await post(server.origin + apiPaths.register, { ...person, ...change });
    expect(answer).toMatchObject({ status: 400, body: { msg } });
    expect(await server.context.db.selectFrom('accounts').select('id').execute()).toEqual([]);
  });

  test('a wrong password and an unknown address get the same response, without cookies', async () => {
    await register(server.origin);
    const wrong = await signIn(server.origin, { password: 'Night-bus-43!' });
    const unknown = await signIn(server.origin, { email: 'nobody@candidate.example' });
    expect(wrong).toMatchObject({ status: 400, cookies: '' });
    expect(unknown).toMatchObject({ status: 400, cookies: '', body: wrong.body });
  });

  test('a password in another Unicode form signs in', async () => {
    const password = 'Caf\u00e9-bus-42!';
    await register(server.origin, passwordOf(password));
    expect((await signIn(server.origin, { password: password.normalize('NFD') })).status).toBe(200);
  });

  test('signing in resets the count', async () => {
    await register(server.origin);
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await signIn(server.origin, { password: 'Night-bus-43!' });
      expect((await signIn(server.origin)).status).toBe(200);
    }
  });
});

describe('an account under attack', () => {
  const server = serverForEach(sqlite, { trustProxy: 1 });
  const from = (address: string) => ({ 'x-forwarded-for': address });

  beforeEach(() => register(server.origin));

  /** Guesses from so many networks that the account itself is locked. */
  async function lockAccount(): Promise<void> {
    for (let index = 0; index < limits.signInByAccount.max; index += 1) {
      const answer = await signIn(server.origin, { password: 'Guess-1!' }, from(`198.51.100.${index}`));
      expect(answer.status).toBe(400);
    }
  }

  test('ten wrong passwords from elsewhere do not lock its owner out', async () => {
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await signIn(server.origin, { password: 'Guess-1!' }, from('198.51.100.7'));
    }
    expect((await signIn(server.origin, {}, from('198.51.100.7'))).status).toBe(429);
    expect((await signIn(server.origin, {}, from('203.0.113.9'))).status).toBe(200);
  });

  test('lets in the right password from a device that has signed in with it before, and no other', async () => {
    const { cookies } = await signIn(server.origin, {}, from('203.0.113.9'));
    const device = cookies.split('; ').find((cookie) => cookie.startsWith('lindenway_device=')) ?? '';
    await lockAccount();
    const at = from('203.0.113.9');
    expect((await signIn(server.origin, {}, at)).status).toBe(429);
    const forged = device.replace(/=[^.]*/, '=0123');
    expect((await signIn(server.origin, {}, { ...at, cookie: forged })).status).toBe(429);
    expect((await signIn(server.origin, { password: 'Guess-1!' }, { ...at, cookie: device })).status).toBe(
      400,
    );
    expect((await signIn(server.origin, {}, { ...at, cookie: device })).status).toBe(200);
    await server.context.db.updateTable('accounts').set({ password_hash: 'of a new one' }).execute();
    expect((await signIn(server.origin, {}, { ...at, cookie: device })).status).toBe(429);
  });

  test('a device that has signed in to one account is unknown to another', async () => {
    await register(server.origin, { email: 'other@candidate.example' });
    const other = await signIn(server.origin, { email: 'other@candidate.example' }, from('203.0.113.9'));
    await lockAccount();
    const answer = await signIn(server.origin, {}, { ...from('203.0.113.9'), cookie: other.cookies });
    expect(answer.status).toBe(429);
  });

  test('is told of in the security log: by id and shortened address, never by name, email or password', async () => {
    await signIn(server.origin, { password: 'Guess-1!' }, from('198.51.100.7'));
    await signIn(server.origin, {}, from('2001:db8:1:2::7'));
    await lockAccount();
    await signIn(server.origin, {}, from('203.0.113.9'));
    const lines = server
      .logged()
      .split('\n')
      .filter((line) => line.includes('"security"'));
    const [account] = await server.context.db.selectFrom('accounts').select('id').execute();
    const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const event = (security: string, address: string) => ({
      level: 30,
      time: expect.any(Number),
      security,
      account: account?.id,
      address,
      msg: 'security',
    });
    expect(told.slice(0, 3)).toEqual([
      { ...event('registration', '127.0.0.0/24') },
      event('sign-in-refused', '198.51.100.0/24'),
      event('sign-in', '2001:db8:1::/48'),
    ]);
    const limited = { ...event('limited', '203.0.113.0/24'), account: undefined, route: apiPaths.login };
    expect(told.at(-1)).toEqual(limited);
    expect(lines.join('\n')).not.toMatch(/adaeze|candidate\.example|Guess/i);
  });
});
