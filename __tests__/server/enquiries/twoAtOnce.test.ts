import { sql } from 'kysely';
import { storeEnquiry } from '@server/enquiries/storeEnquiry';
import { enquiry } from '@test-server/calls';
import { databases } from '@test-server/databases';
import { type RunningServer, startServer } from '@test-server/startServer';

describe.each(databases)('the same enquiry twice at once on $name', (database) => {
  let server: RunningServer;

  beforeEach(async () => {
    server = await startServer(database);
  });
  afterEach(() => server.stop());

  const store = (message = enquiry.message) =>
    storeEnquiry(server.context, { ...enquiry, enquiryType: 'Health Care', message });

  /** Stores all, and lets none insert before the others have looked for an earlier one, where there is more than one connection. */
  async function storeAtOnce(...messages: string[]): Promise<void> {
    const { db, dialect } = server.context;
    let storing: Promise<unknown> | undefined;
    if (dialect === 'sqlite') storing = Promise.all(messages.map(store));
    else
      await db.transaction().execute(async (trx) => {
        await sql`lock table enquiries in exclusive mode`.execute(trx);
        storing = Promise.all(messages.map(store));
        await untilWaiting(messages.length);
      });
    await storing;
  }

  async function untilWaiting(wanted: number): Promise<void> {
    const waiting = sql<{ count: number }>`
      select count(*) from pg_locks
      where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`;
    while ((await waiting.execute(server.context.db)).rows[0]!.count < wanted);
  }

  const kinds = async () =>
    (await server.context.db.selectFrom('outbox').select('kind').orderBy('kind').execute()).map(
      ({ kind }) => kind,
    );

  test('is stored and mailed once', async () => {
    await storeAtOnce(enquiry.message, enquiry.message);
    expect(await server.context.db.selectFrom('enquiries').select('id').execute()).toHaveLength(1);
    expect(await kinds()).toEqual(['enquiry', 'receipt']);
  });

  test('is stored twice if it differs', async () => {
    await storeAtOnce(enquiry.message, 'And a porter, please.');
    expect(await kinds()).toEqual(['enquiry', 'enquiry', 'receipt', 'receipt']);
  });
});
