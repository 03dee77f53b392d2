import { CompiledQuery, type QueryResult } from 'kysely';
import { scanWaiting } from '@server/applications/scanner';
import { claimMail } from '@server/mail/outbox';
import { purgePeople } from '@server/people/purgePeople';
import { vacanciesVersion } from '@server/vacancies/vacancyQueries';
import { sqlite } from '@test-server/databases';
import { serverForEach } from '@test-server/startServer';

const server = serverForEach(sqlite, { clamd: '127.0.0.1:9' });

/** How SQLite finds the rows of every query that `work` makes. */
async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  const { db } = server.context;
  const queries = jest.spyOn(db.getExecutor(), 'executeQuery');
  await work();
  const made = queries.mock.calls.map(([query]) => query);
  queries.mockRestore();
  const plans: string[] = [];
  for (const { sql, parameters } of made) {
    if (sql.startsWith('pragma')) continue;
    const explained: QueryResult<{ detail: string }> = await db.executeQuery(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    );
    plans.push(...explained.rows.map(({ detail }) => detail));
  }
  return plans;
}

test.each<[string, () => Promise<unknown>]>([
  ['the metrics', () => fetch(`${server.origin}/metrics`)],
  ['the scanner', () => scanWaiting(server.context)],
  ['the outbox', () => claimMail(server.context)],
  ['the hourly purge', () => purgePeople(server.context)],
  ['every request for vacancies', () => vacanciesVersion(server.context)],
])('a table is read through an index by %s', async (_what, work) => {
  const plans = await plansOf(work);
  expect(plans).toContainEqual(expect.stringMatching(/^SEARCH/));
  expect(plans.filter((plan) => /^SCAN (?!CONSTANT)|TEMP B-TREE/.test(plan))).toEqual([]);
});

test('no CV is read to find those that wait for the scanner, or to count them', async () => {
  for (const work of [() => scanWaiting(server.context), () => fetch(`${server.origin}/metrics`)])
    expect(await plansOf(work)).toContainEqual(
      expect.stringMatching(/^SEARCH applications USING COVERING INDEX/),
    );
});
