import { readdirSync, writeFileSync } from 'node:fs';
import { deleteExports, exportPath } from '@server/lib/exports';
import { peopleCommand } from '@server/people/peopleCommand';
import { purgePeople } from '@server/people/purgePeople';
import { startCleanUp } from '@server/upkeep/startCleanUp';
import { storeVacancies } from '@server/vacancies/storeVacancies';
import { databases } from '@test-server/databases';
import { makeVacancy } from '@test-server/makeVacancy';
import { runCommand } from '@test-server/runCommand';
import { formOf, send, signInSomebody } from '@test-server/sending';
import { serverForEach } from '@test-server/startServer';
import { DAY, HOUR } from '@/lib/time/durations';

describe.each(databases)('the hourly clean-up on $name', (database) => {
  const server = serverForEach(database, { retentionDays: 365 });
  let started: number;

  beforeEach(() => {
    started = server.context.now();
  });

  const cleanUp = (change = {}) =>
    startCleanUp({ ...server.context, config: { ...server.context.config, ...change } }).stop();
  const count = async (table: 'enquiries' | 'sessions' | 'applications' | 'vacancies') =>
    (await server.context.db.selectFrom(table).selectAll().execute()).length;
  const metric = async (name: string) =>
    new RegExp(`^lindenway_${name} (\\d+)$`, 'm').exec(
      await (await fetch(`${server.origin}/metrics`)).text(),
    )?.[1];
  const addEnquiries = (amount: number, created_at: number) =>
    server.context.db
      .insertInto('enquiries')
      .values(
        Array.from({ length: amount }, (_, index) => ({
          id: `${created_at} ${index}`,
          name: 'Ward',
          phone: '+447700900123',
          email: 'ward@hospital.example',
          enquiry_type: 'Health Care',
          message: 'Two nurses, please.',
          terms_accepted: null,
          source: 'home' as const,
          created_at,
        })),
      )
      .execute();

  test('deletes however much is too old, a little at a time, and tells how much', async () => {
    await addEnquiries(120, started - 366 * DAY);
    await addEnquiries(1, started - 364 * DAY);
    const deleted: number[] = [];
    const db = server.context.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.numAffectedRows) deleted.push(Number(result.numAffectedRows));
        return result;
      },
    });
    await startCleanUp({ ...server.context, db }).stop();
    expect(await count('enquiries')).toBe(1);
    expect(Math.max(...deleted)).toBeLessThanOrEqual(20);
    expect(server.logged()).toMatch(
      /"purged":\{"enquiries":120,"applications":0,"outbox":0,"accounts":0,"files":0\}/,
    );
    expect([await metric('purge_deleted'), await metric('purge_waits')]).toEqual(['120', '0']);
  });

  test('deletes what commands exported, after 30 days', async () => {
    const { dataDir } = server.context.config;
    writeFileSync(await exportPath(dataDir, 'cvs/list.csv'), 'Ada');
    await cleanUp();
    expect(readdirSync(`${dataDir}/exports/cvs`)).toEqual(['list.csv']);
    for (let month = 0; month < 31; month += 1) {
      server.passTime(DAY);
      await cleanUp();
    }
    expect(readdirSync(`${dataDir}/exports/cvs`)).toEqual([]);
  });

  test('shares the deletion of exports with another that runs at the same time', async () => {
    const { dataDir } = server.context.config;
    for (let file = 0; file < 20; file += 1) writeFileSync(await exportPath(dataDir, `${file}.csv`), 'Ada');
    await Promise.all([deleteExports(dataDir), deleteExports(dataDir)]);
    expect(readdirSync(`${dataDir}/exports`)).toEqual([]);
  });

  test('does not take exports that cannot be read for none', async () => {
    const { dataDir } = server.context.config;
    writeFileSync(`${dataDir}/exports`, '');
    await expect(deleteExports(dataDir)).rejects.toThrow('ENOTDIR');
  });

  test('purges nothing after the clock has jumped, until that is confirmed', async () => {
    await addEnquiries(3, started);
    await cleanUp();
    server.passTime(400 * DAY);
    await cleanUp();
    expect(await count('enquiries')).toBe(3);
    expect(server.logged()).toMatch(
      /"level":50.*Nothing is purged: the clock says .*people -- purge --confirm/,
    );
    expect(await metric('purge_waits')).toBe('1');
    await purgePeople(server.context);
    expect([await count('enquiries'), await metric('purge_waits')]).toEqual([0, '0']);
  });

  test('goes on by itself once the clock is right again', async () => {
    await cleanUp();
    server.passTime(400 * DAY);
    await cleanUp();
    server.passTime(-400 * DAY + HOUR);
    await addEnquiries(1, started - 366 * DAY);
    await cleanUp();
    expect(await count('enquiries')).toBe(0);
  });

  test('keeps deleting sessions, held records and vacancies whose time is over while a purge waits', async () => {
    const vacancies = ['101', '7'].map((id) => makeVacancy({ id, closes_at: '2099-01-01' }));
    await storeVacancies(server.context.db, vacancies, 'replace', started);
    await send(server.origin, await signInSomebody(server.origin), formOf({ jobId: '101' }));
    await server.context.db
      .updateTable('applications')
      .set({ erase_after: started + DAY, restricted_at: started })
      .execute();
    await server.context.db
      .updateTable('vacancies')
      .set({ open_until: started })
      .where('id', '=', '7')
      .execute();
    await cleanUp();
    server.passTime(40 * DAY);
    await cleanUp({ retentionDays: 30 });
    expect(server.logged()).toContain('Nothing is purged');
    const left = await Promise.all((['sessions', 'applications', 'vacancies'] as const).map(count));
    expect(left).toEqual([0, 0, 1]);
  });

  test('the command says why the server waits, and deletes when told to', async () => {
    await addEnquiries(20, started - 20 * DAY);
    await cleanUp();
    const purge = async (...args: string[]) => {
      const env = { RETENTION_DAYS: '14' };
      const purged = await runCommand(peopleCommand, ['purge', ...args], server.context.config, { env });
      expect(purged.code).toBe(0);
      return purged.output;
    };
    expect(await purge()).toMatch(
      /^The server waits because RETENTION_DAYS was 365 and is 14\.\nAdd --confirm/,
    );
    expect(await count('enquiries')).toBe(20);
    expect(await purge('--confirm')).toMatch(/Deleted: enquiries 20, applications 0/);
    expect(await count('enquiries')).toBe(0);
    expect(await purge()).toMatch(/^Nothing waits to be confirmed/);
  });
});
