import { openDatabase } from '@server/database/openDatabase';
import { erasePerson } from '@server/people/erasePerson';
import { readErasures } from '@server/people/erasures';
import { purgePeople } from '@server/people/purgePeople';
import { startCleanUp } from '@server/upkeep/startCleanUp';
import { storeVacancies } from '@server/vacancies/storeVacancies';
import { apiPaths } from '@/contract/paths';
import { DAY, MONTH } from '@/lib/time/durations';
import { enquiry, post, register } from '@test-server/calls';
import { databases, type Opened, sqlite } from '@test-server/databases';
import { makeVacancy } from '@test-server/makeVacancy';
import { type RunningServer, startServer } from '@test-server/startServer';

describe.each(databases)('the copies on one $name', (database) => {
  let shared: Opened;
  let copies: RunningServer[];

  beforeEach(async () => {
    shared = await database.open();
    const open = async () => {
      const opened = await openDatabase(shared, { error: () => undefined });
      return { ...shared, ...opened, close: () => opened.db.destroy() };
    };
    // SQLite serves a single one.
    const names = database === sqlite ? ['only'] : ['first', 'second', 'third'];
    copies = await Promise.all(names.map((name) => startServer({ name, open }, { retentionDays: 365 })));
  });
  afterEach(async () => {
    await Promise.all(copies.map((copy) => copy.stop()));
    await shared.close();
  });

  const cleanUp = () => Promise.all(copies.map(({ context }) => startCleanUp(context).stop()));
  const count = async (table: 'enquiries' | 'accounts') =>
    (await shared.db.selectFrom(table).select('id').execute()).length;
  const notices = async () =>
    (await shared.db.selectFrom('outbox').select('id').where('kind', '=', 'notice').execute()).length;
  const logged = () => copies.map((copy) => copy.logged()).join('');
  const ageOf = (days: number) => Date.now() - days * DAY;

  test('delete once what is too old', async () => {
    for (const { origin } of copies)
      await post(origin + apiPaths.contact, { ...enquiry, message: origin.padEnd(30) });
    await shared.db
      .updateTable('enquiries')
      .set({ created_at: ageOf(366) })
      .execute();
    await cleanUp();
    expect(await count('enquiries')).toBe(0);
    expect(
      [...logged().matchAll(/"purged":\{"enquiries":(\d)/g)].reduce((sum, [, some]) => sum + Number(some), 0),
    ).toBe(copies.length);
  });

  test('none deletes what one of them guards', async () => {
    await post(copies[0]!.origin + apiPaths.contact, enquiry);
    await cleanUp();
    await shared.db
      .updateTable('enquiries')
      .set({ created_at: ageOf(20) })
      .execute();
    for (const { context } of copies) context.config.retentionDays = 14;
    await cleanUp();
    expect(await count('enquiries')).toBe(1);
    expect(logged()).toContain('Nothing is purged: RETENTION_DAYS was 365 and is 14');
  });

  test('tell the owner of an unused account once, even beside a command that purges, and delete it', async () => {
    await register(copies[0]!.origin);
    await shared.db
      .updateTable('accounts')
      .set({ last_used_at: Date.now() - 24 * MONTH })
      .execute();
    await Promise.all([cleanUp(), ...copies.map(({ context }) => purgePeople(context))]);
    expect([await notices(), await count('accounts')]).toEqual([1, 1]);
    await shared.db
      .updateTable('accounts')
      .set({ warned_at: ageOf(32) })
      .execute();
    await cleanUp();
    expect([await notices(), await count('accounts')]).toEqual([1, 0]);
  });

  test('remember every erasure when all erase at once', async () => {
    const emails = copies.map((_copy, index) => `person${index}@candidate.example`);
    for (const email of emails) await register(copies[0]!.origin, { email });
    const erasing = copies.map(({ context }, index) => erasePerson(context, emails[index]!));
    expect(await Promise.all(erasing)).toEqual(
      emails.map(() => expect.objectContaining({ account: expect.any(String) })),
    );
    expect(await count('accounts')).toBe(0);
    expect(await readErasures(shared.dataDir)).toHaveLength(emails.length);
  });

  test('show at once what one of them has changed in the list', async () => {
    const lists = () =>
      Promise.all(copies.map(async ({ origin }) => (await fetch(origin + apiPaths.jobs)).json()));
    await lists();
    const vacancy = makeVacancy({ id: '7' });
    await storeVacancies(shared.db, [vacancy], 'follow');
    expect(await lists()).toEqual(copies.map(() => ({ result: { items: [vacancy] } })));
  });
});
