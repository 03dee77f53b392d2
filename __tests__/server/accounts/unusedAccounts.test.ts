import { DAY, HOUR, MONTH } from '@/lib/time/durations';
import { deleteUnusedAccounts } from '@server/accounts/unusedAccounts';
import { formatDay } from '@server/mail/message';
import { applyWith, person, register, signIn } from '@test-server/calls';
import { databases } from '@test-server/databases';
import { serverForEach } from '@test-server/startServer';

describe.each(databases)('accounts that nobody uses on $name', (database) => {
  const server = serverForEach(database);

  beforeEach(() => register(server.origin));

  const accounts = () => server.context.db.selectFrom('accounts').selectAll().execute();
  const mails = () => server.context.db.selectFrom('outbox').selectAll().execute();
  const cleanUp = () => deleteUnusedAccounts(server.context);

  test('are deleted after ACCOUNT_MONTHS, and their owners are told once, a month before', async () => {
    server.passTime(23 * MONTH - DAY);
    expect([await cleanUp(), await mails()]).toEqual([0, []]);
    server.passTime(2 * DAY);
    // As copies of the server do, and a command beside them.
    await Promise.all([cleanUp(), cleanUp(), cleanUp()]);
    expect(await cleanUp()).toBe(0);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    const goes = formatDay((await accounts())[0]!.warned_at! + MONTH);
    expect(mail).toMatchObject({
      kind: 'notice',
      to_address: person.email,
      subject: `We will delete your account on ${goes}`,
    });
    expect(mail?.body).toContain(`${server.context.config.siteUrl}/SignIn`);
    server.passTime(MONTH - HOUR);
    expect(await cleanUp()).toBe(0);
    server.passTime(2 * HOUR);
    expect(await cleanUp()).toBe(1);
    expect(await accounts()).toEqual([]);
  });

  test('stay for a month after the mail, however late it went', async () => {
    server.passTime(40 * MONTH);
    expect(await cleanUp()).toBe(0);
    server.passTime(MONTH - HOUR);
    expect(await cleanUp()).toBe(0);
    server.passTime(2 * HOUR);
    expect(await cleanUp()).toBe(1);
  });

  test('stay if they are used after the mail: by signing in, or in a session', async () => {
    server.passTime(23 * MONTH + DAY);
    await cleanUp();
    const { cookies } = await signIn(server.origin);
    server.passTime(2 * MONTH);
    expect(await cleanUp()).toBe(0);
    expect(await accounts()).toMatchObject([{ warned_at: null }]);
    // The session has lasted too long by now; another one is used without signing in.
    const again = (await signIn(server.origin, {}, { cookie: cookies })).cookies;
    await server.context.db.updateTable('accounts').set({ last_used_at: 1, warned_at: 1 }).execute();
    server.passTime(2 * HOUR);
    expect((await applyWith(server.origin, again)).status).toBe(400);
    expect(await cleanUp()).toBe(0);
    expect(await accounts()).toHaveLength(1);
  });

  test('stay, and get no mail, while their use is restricted', async () => {
    await server.context.db.updateTable('accounts').set({ restricted_at: 1 }).execute();
    server.passTime(23 * MONTH + DAY);
    await cleanUp();
    server.passTime(3 * MONTH);
    expect([await cleanUp(), await mails()]).toEqual([0, []]);
  });
});
