import { sql } from 'kysely';
import { openDatabase } from '@server/database/openDatabase';
import { storeApplication } from '@server/applications/storeApplication';
import { databases } from '@test-server/databases';
import { type RunningServer, startServer } from '@test-server/startServer';
import { until } from '@test-server/until';
import { applicationText, pdf, signInSomebody } from '@test-server/sending';

// With PostgreSQL two copies of the server; SQLite has one, whose requests share a connection.
describe.each(databases)('two copies that store the same application at once, on $name', ({ name, open }) => {
  let server: RunningServer;
  let other: Awaited<ReturnType<typeof openDatabase>> | undefined;

  beforeAll(async () => {
    server = await startServer({ name, open });
    if (name === 'PostgreSQL') other = await openDatabase(server.context.config, { error: () => undefined });
  });
  afterAll(async () => {
    await other?.db.destroy();
    await server.stop();
  });

  const newApplication = async (message: string) => {
    await signInSomebody(server.origin);
    const { id: accountId, email: accountEmail } = await server.context.db
      .selectFrom('accounts')
      .select(['id', 'email'])
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const resume = { name: 'cv.pdf', bytes: pdf, kind: 'pdf' } as const;
    return {
      accountId,
      accountEmail,
      jobId: '101',
      text: { ...applicationText, message },
      resume,
      scan: null,
    };
  };

  const stored = (accountId: string) =>
    server.context.db
      .selectFrom('applications')
      .select(['id', 'replaces'])
      .where('account_id', '=', accountId)
      .execute();

  /** Stores on both copies, and lets none insert before the other has looked for an earlier application. */
  const storeOnBoth = async (...applications: Parameters<typeof storeApplication>[1][]) => {
    const contexts = [server.context, { ...server.context, ...other }];
    const storing = () =>
      Promise.all(applications.map((each, index) => storeApplication(contexts[index]!, each)));
    if (!other) return storing();
    let both: Promise<unknown> | undefined;
    await server.context.db.transaction().execute(async (trx) => {
      await sql`lock table applications in exclusive mode`.execute(trx);
      both = storing();
      await untilWaiting(2);
    });
    return both;
  };

  async function untilWaiting(wanted: number): Promise<void> {
    const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`;
    await until(async () => (await waiting.execute(server.context.db)).rows[0]!.count >= wanted);
  }

  test('keep it once, with one mail to the provider', async () => {
    const application = await newApplication('Nights, please.');
    await storeOnBoth(application, application);
    const rows = await stored(application.accountId);
    expect(rows).toHaveLength(1);
    const mails = await server.context.db
      .selectFrom('outbox')
      .select('kind')
      .where('reference', '=', rows[0]!.id)
      .execute();
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['application', 'receipt']);
  });

  test('keep both when they differ, the one as replacement of the other', async () => {
    const application = await newApplication('Nights, please.');
    await storeOnBoth(application, {
      ...application,
      text: { ...application.text, message: 'Days, please.' },
    });
    const rows = await stored(application.accountId);
    const first = rows.find(({ replaces }) => replaces === null);
    expect(rows).toHaveLength(2);
    expect(rows.find(({ id }) => id !== first?.id)?.replaces).toBe(first?.id);
  });
});
