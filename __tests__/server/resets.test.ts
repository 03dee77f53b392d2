import { setTimeout as pause } from 'node:timers/promises';
import { fieldMessages } from '@/contract/messages';
import { toasts } from '@/contract/toasts';
import { apiPaths } from '@/contract/paths';
import { hashOf } from '@server/lib/secrets';
import { formatDate } from '@server/mail/message';
import { applyWith, person, post, register, signIn } from '@test-server/calls';
import { databases, sqlite } from '@test-server/databases';
import { serverForEach, startServer } from '@test-server/startServer';
import { HOUR } from '@/lib/time/durations';

const newPassword = 'Day-train-43?';

describe.each(databases)('setting a new password on $name', (database) => {
  const server = serverForEach(database);

  beforeEach(() => register(server.origin));

  const forget = (email = person.email) => post(server.origin + apiPaths.forgotPassword, { email });
  const reset = (token: unknown, change: object = {}) =>
    post(server.origin + apiPaths.resetPassword, {
      token,
      newPassword,
      confirmPassword: newPassword,
      ...change,
    });
  const mails = () => server.context.db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
  async function mailedToken(): Promise<string> {
    await server.context.db.deleteFrom('rate_limits').execute();
    await forget();
    const body = (await mails()).at(-1)?.body ?? '';
    return /\/reset-password\/([\w-]{43})\s/.exec(body)?.[1] ?? 'no link in the mail';
  }

  test('the link in the mail sets it, and the old password stops working', async () => {
    const token = await mailedToken();
    expect(await reset(token)).toMatchObject({ status: 200, body: { msg: toasts.passwordReset } });
    expect((await signIn(server.origin, { password: newPassword })).status).toBe(200);
    expect((await signIn(server.origin)).status).toBe(400);
    expect(server.logged()).toMatch(/"security":"reset","account":"[\w-]{36}","address":"127\.0\.0\.0\/24"/);
    // Another link can be had at once.
    await forget();
    expect((await mails()).filter(({ kind }) => kind === 'reset')).toHaveLength(2);
  });

  test('a new password is told to the owner: when it was set, and what to do if it was not them', async () => {
    await reset(await mailedToken(), { newPassword: 'x', confirmPassword: 'x' });
    expect((await mails()).map(({ kind }) => kind)).toEqual(['reset']);
    const token = await mailedToken();
    server.passTime(1000);
    await reset(token);
    const notice = (await mails()).at(-1);
    expect(notice).toMatchObject({ kind: 'notice', to_address: person.email });
    expect(notice?.subject).toBe('Your password was changed');
    expect(notice?.body).toContain(`was changed on ${formatDate(notice?.created_at ?? 0)}`);
    expect(notice?.body).toContain(`${server.context.config.siteUrl}/forgot-password`);
    expect(notice?.body).not.toContain(newPassword);
  });

  test('the answer is the same whether the account exists or not, and takes a quarter of a second at least', async () => {
    server.context.pause = pause;
    const started = performance.now();
    const unknown = await forget('nobody@candidate.example');
    const between = performance.now();
    const known = await forget(person.email.toUpperCase());
    expect(unknown).toMatchObject({ status: 200, body: { msg: toasts.resetLinkSent } });
    expect(known.body).toEqual(unknown.body);
    expect(between - started).toBeGreaterThan(240);
    expect(performance.now() - between).toBeGreaterThan(240);
    expect((await mails()).map(({ kind, to_address }) => [kind, to_address])).toEqual([
      ['reset', person.email],
    ]);
  });

  test('the token is stored hashed, and logged only in the link', async () => {
    const token = await mailedToken();
    const rows = await server.context.db.selectFrom('reset_tokens').selectAll().execute();
    expect(rows).toMatchObject([{ token_hash: hashOf(token) }]);
    await reset(token);
    await fetch(`${server.origin}/reset-password/${token}?token=${token}`);
    const lines = server
      .logged()
      .split('\n')
      .filter((line) => line.includes(token));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`here is the reset link: ${server.context.config.siteUrl}/reset-password/`);
  });

  test('a link works once, even with concurrent requests', async () => {
    const token = await mailedToken();
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410', '410']);
    expect(answers.find(({ status }) => status === 410)?.body.msg).toMatch(/expired, was used/);
  });

  test('a link works for one hour', async () => {
    const token = await mailedToken();
    const [mail] = await mails();
    expect(mail?.body).toContain(`works once, until ${formatDate(mail!.created_at + HOUR)} UK time.`);
    server.passTime(HOUR);
    expect((await reset(token)).status).toBe(410);
    expect((await signIn(server.origin)).status).toBe(200);
  });

  test('using a link invalidates the account’s other links and sessions', async () => {
    const [first, second] = [await mailedToken(), await mailedToken()];
    const { cookies } = await signIn(server.origin);
    expect((await applyWith(server.origin, cookies)).status).toBe(400);
    expect((await reset(second)).status).toBe(200);
    expect((await applyWith(server.origin, cookies)).status).toBe(401);
    expect((await reset(first)).status).toBe(410);
  });

  test('a rejected password leaves the link valid', async () => {
    const token = await mailedToken();
    const weak = { newPassword: 'x', confirmPassword: 'x' };
    expect((await reset(token, weak)).body.msg).toBe(fieldMessages.passwordWeak);
    expect((await reset(token, { confirmPassword: 'other' })).body.msg).toBe(fieldMessages.resetMismatch);
    expect((await signIn(server.origin)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
  });

  test('no token gets 400, and one that was never sent 410, with a message', async () => {
    const msg = expect.stringMatching(/\w{3}/);
    for (const token of [undefined, '', 7])
      expect(await reset(token)).toMatchObject({ status: 400, body: { msg } });
    for (const token of ['x', '../../x', 'x'.repeat(5000)])
      expect(await reset(token)).toMatchObject({ status: 410, body: { msg } });
  });

  test('a visitor locked out after wrong guesses can sign in with a new password', async () => {
    for (let attempt = 0; attempt < 11; attempt += 1) await signIn(server.origin, { password: 'Guess-1!' });
    expect((await signIn(server.origin)).status).toBe(429);
    await reset(await mailedToken());
    expect((await signIn(server.origin, { password: newPassword })).status).toBe(200);
  });
});

test('the link of a public site is mailed, and never logged', async () => {
  const server = await startServer(sqlite, { siteUrl: 'https://www.lindenway.example' });
  await register(server.origin);
  expect((await post(server.origin + apiPaths.forgotPassword, { email: person.email })).status).toBe(200);
  const { body } = await server.context.db.selectFrom('outbox').select('body').executeTakeFirstOrThrow();
  const link = /\/reset-password\/[\w-]{43}/.exec(body)?.[0] ?? 'no link in the mail';
  expect(body).toContain(`https://www.lindenway.example${link}`);
  expect(server.logged()).toContain('"security":"reset-asked"');
  expect(server.logged()).not.toContain('reset-password/');
  await server.stop();
});
