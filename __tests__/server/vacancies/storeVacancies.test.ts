import { jobFieldNames } from '@/contract/jobs';
import { batchesOf } from '@server/database/queries';
import { CLOSED_DAYS, purgeVacancies } from '@server/vacancies/goneVacancies';
import { readOpenVacancies, vacanciesVersion } from '@server/vacancies/vacancyQueries';
import { storeVacancies } from '@server/vacancies/storeVacancies';
import { databases, openedForEach } from '@test-server/databases';
import { makeVacancy } from '@test-server/makeVacancy';

describe.each(databases)('stored vacancies on $name', (database) => {
  const opened = openedForEach(database);

  const ids = async () => (await readOpenVacancies({ ...opened, now: Date.now })).map(({ id }) => id);
  const store = (list: string[], mode: 'replace' | 'merge', now?: number) =>
    storeVacancies(
      opened.db,
      list.map((id) => makeVacancy({ id })),
      mode,
      now,
    );

  test('are replaced or merged', async () => {
    expect(await store(['b', 'a'], 'replace')).toEqual({ added: 2, changed: 0, unchanged: 0, removed: 0 });
    expect(await store(['c', 'a'], 'merge')).toEqual({ added: 1, changed: 0, unchanged: 1, removed: 0 });
    expect(await ids()).toEqual(['b', 'a', 'c']);
    expect(await store(['c'], 'replace')).toEqual({ added: 0, changed: 0, unchanged: 1, removed: 2 });
    expect(await ids()).toEqual(['c']);
  });

  test('keep their updated_at while unchanged', async () => {
    await store(['a', 'b'], 'replace', 1000);
    await storeVacancies(
      opened.db,
      [makeVacancy({ id: 'b', pay: '£15' }), makeVacancy({ id: 'a' })],
      'replace',
      2000,
    );
    const rows = await opened.db.selectFrom('vacancies').select(['id', 'updated_at']).orderBy('id').execute();
    expect(rows).toEqual([
      { id: 'a', updated_at: 1000 },
      { id: 'b', updated_at: 2000 },
    ]);
  });

  test.each(jobFieldNames.filter((field) => field !== 'id'))(
    'have changed when only %s has, and give it back',
    async (field) => {
      const changed = makeVacancy({ id: 'a', [field]: 'Other' });
      await store(['a'], 'replace');
      expect(await storeVacancies(opened.db, [changed], 'merge')).toMatchObject({ changed: 1, unchanged: 0 });
      expect(await readOpenVacancies({ ...opened, now: Date.now })).toEqual([changed]);
    },
  );

  test('get a new version with every change, even at the same time', async () => {
    const seen = new Set([await vacanciesVersion({ ...opened, now: Date.now })]);
    for (const list of [['a', 'b'], ['b', 'a'], ['a', 'c'], ['a']]) {
      await store(list, 'replace', 1000);
      seen.add(await vacanciesVersion({ ...opened, now: Date.now }));
    }
    expect(seen.size).toBe(5);
    expect(seen).toContain(await vacanciesVersion({ ...opened, now: Date.now }));
  });

  test('get a new version when one closes, and when closed ones are purged, even at the same moment', async () => {
    const day = (days: number) => Date.UTC(2026, 0, days);
    const closing = (id: string, days: number) =>
      makeVacancy({ id, closes_at: new Date(day(days)).toISOString() });
    await storeVacancies(
      opened.db,
      [closing('1', 1), closing('2', 1 + CLOSED_DAYS), closing('3', 99)],
      'replace',
    );
    const at = (time: number) => ({ ...opened, now: () => time });
    const moment = day(1 + CLOSED_DAYS);
    const before = await vacanciesVersion(at(moment));
    const closed = await vacanciesVersion(at(moment + 1));
    await purgeVacancies(at(moment + 1));
    const purged = await vacanciesVersion(at(moment + 1));
    expect(new Set([before, closed, purged]).size).toBe(3);
  });

  test('that are gone are forgotten but for the last ten thousand', async () => {
    const rows = Array.from({ length: 10_002 }, (_, index) => ({
      id: `${index}`,
      gone_at: Date.now() + index,
    }));
    for (const batch of batchesOf(rows)) await opened.db.insertInto('gone_vacancies').values(batch).execute();
    await purgeVacancies({ ...opened, now: Date.now });
    const left = await opened.db.selectFrom('gone_vacancies').select('id').execute();
    expect(left).toHaveLength(10_000);
  });

  test('may number ten thousand', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `${index}`);
    await store(many, 'replace');
    await store(many, 'merge');
    expect(await ids()).toEqual(many);
  });

  test('are those of one import after several at once', async () => {
    const lists = [
      ['a', 'b'],
      ['b', 'c'],
      ['d', 'a'],
      ['c', 'd'],
    ];
    await Promise.all(lists.map((list) => store(list, 'replace')));
    expect(lists).toContainEqual(await ids());
  });

  test('stay as they were when an import fails half way', async () => {
    await store(['a'], 'replace');
    const version = await vacanciesVersion({ ...opened, now: Date.now });
    const broken = { ...makeVacancy({ id: 'c' }), job_title: null as unknown as string };
    await expect(storeVacancies(opened.db, [makeVacancy({ id: 'b' }), broken], 'replace')).rejects.toThrow(
      /null/i,
    );
    expect(await ids()).toEqual(['a']);
    expect(await vacanciesVersion({ ...opened, now: Date.now })).toBe(version);
  });
});
