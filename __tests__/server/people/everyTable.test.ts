import { strFromU8, unzipSync } from 'fflate';
import { erasePerson } from '@server/people/erasePerson';
import { exportPerson } from '@server/people/exportPerson';
import { startCleanUp } from '@server/upkeep/startCleanUp';
import { DAY } from '@/lib/time/durations';
import { person } from '@test-server/calls';
import { databases } from '@test-server/databases';
import { serverForEach } from '@test-server/startServer';
import { tablesOf } from '@test-server/tablesOf';
import { leaveTraces } from '@test-server/leaveTraces';

/** A column by which rows belong to a person. */
const isAboutPeople = (column: string) => /email|address|reply_to|account/.test(column);
/** The name of a table in person.json, where it is not the table's own. */
const exportedAs: Record<string, string> = { accounts: 'account', outbox: 'mails' };

const people = [person, { ...person, email: 'ward@hospital.example', name: 'Ward' }];

describe.each(databases)('every table that holds an email or an account on $name', (database) => {
  const server = serverForEach(database, { retentionDays: 30 });
  let before: Map<string, number>;

  beforeEach(async () => {
    for (const one of people) await leaveTraces(server.origin, one);
    await expectRows();
    before = await countRows();
  });

  /** The number of rows of each of these tables. */
  async function countRows() {
    const { db } = server.context;
    const tables = (await tablesOf(db)).filter(({ columns }) => columns.some(isAboutPeople));
    const rows = tables.map(async ({ name }) => {
      const { length } = await db.selectFrom(name).selectAll().execute();
      return [name, length] as const;
    });
    return new Map(await Promise.all(rows));
  }

  /** What to do about each table for which something does not hold; nothing once it holds for all. */
  async function expectAll(holds: (table: string, rows: number) => boolean, advice: string) {
    const wrong = [...(await countRows())].filter(([table, rows]) => !holds(table, rows));
    expect(wrong.map(([table]) => `${table}: ${advice}`)).toEqual([]);
  }

  // In every test, because an empty table would count as erased and purged.
  const expectRows = () =>
    expectAll((_, rows) => rows > 0, 'make leaveTraces.ts put a row of each person into it');

  test('is exported', async () => {
    const { zip } = (await exportPerson(server.context, person.email))!;
    const exported = JSON.parse(strFromU8(unzipSync(zip)['person.json']!)) as Record<string, unknown>;
    const rowsOf = (table: string) => [exported[exportedAs[table] ?? table] ?? []].flat();
    await expectAll(
      // Nothing but the hash of a link that was mailed, and the mail is exported.
      (table) => table === 'reset_tokens' || rowsOf(table).length > 0,
      'add its kind of record to recordKinds in server/people/findPerson.ts',
    );
  });

  test('is erased', async () => {
    await erasePerson(server.context, person.email);
    await expectAll(
      (table, rows) => rows === before.get(table)! / 2,
      'add its kind of record to recordKinds in server/people/findPerson.ts, with a `find` that finds one person’s and no others',
    );
  });

  test('is purged, except for accounts, which stay until they are erased', async () => {
    server.passTime(31 * DAY);
    await startCleanUp(server.context).stop();
    await expectAll(
      (table, rows) => rows === (table === 'accounts' ? before.get(table) : 0),
      'add its kind of record to recordKinds in server/people/findPerson.ts, or delete expired rows in server/upkeep/startCleanUp.ts',
    );
  });
});
