import { apiPaths } from '@/contract/paths';
import { startCleanUp } from '@server/upkeep/startCleanUp';
import { DAY } from '@/lib/time/durations';
import { storeVacancies } from '@server/vacancies/storeVacancies';
import { databases } from '@test-server/databases';
import { makeVacancy } from '@test-server/makeVacancy';
import { newFolder } from '@test-server/newFolder';
import { serverForEach } from '@test-server/startServer';
import { writeStubSite } from '@test-server/stubSite';
import { formOf, send, signInSomebody } from '@test-server/sending';

const siteDir = writeStubSite(newFolder());

describe.each(databases)('a vacancy with a closing date on $name', (database) => {
  const server = serverForEach(database, { siteDir });

  beforeEach(async () => {
    const closes_at = new Date(server.context.now() + DAY).toISOString();
    const vacancies = [makeVacancy({ id: '7', job_title: 'Midwife', closes_at }), makeVacancy({ id: '8' })];
    await storeVacancies(server.context.db, vacancies, 'replace', server.context.now());
  });

  const ask = async (address: string) => {
    const response = await fetch(server.origin + address);
    return { status: response.status, text: await response.text() };
  };
  const listed = async () => /"id":"7"/.test((await ask(apiPaths.jobs)).text);
  const inSitemap = async () => (await ask('/sitemap.xml')).text.includes('/job/7<');
  const details = () => ask(`${apiPaths.jobDetails}?id=7`);
  const apply = async () => send(server.origin, await signInSomebody(server.origin), formOf({ jobId: '7' }));
  /** What the running server does every hour. */
  const cleanUp = () => startCleanUp(server.context).stop();

  test('is listed and takes applications until then', async () => {
    expect(await ask('/job/7')).toEqual({ status: 200, text: 'Midwife' });
    expect([await listed(), await inSitemap()]).toEqual([true, true]);
    expect((await apply()).status).toBe(200);
  });

  test('keeps its page for 30 days after that, but is neither listed nor takes applications', async () => {
    server.passTime(DAY + 1000);
    expect([await listed(), await inSitemap()]).toEqual([false, false]);
    server.passTime(29 * DAY);
    await cleanUp();
    expect(await ask('/job/7')).toEqual({ status: 200, text: 'Midwife' });
    expect((await details()).status).toBe(200);
    expect([await listed(), await inSitemap()]).toEqual([false, false]);
    expect(await apply()).toEqual({ status: 410, msg: 'This vacancy has closed.' });
  });

  test('answers 410 everywhere once it is purged, and 404 a year later', async () => {
    // Rendered before, so that a page that is kept in memory would show.
    await ask('/job/7');
    server.passTime(32 * DAY);
    await cleanUp();
    expect(await ask('/job/7')).toEqual({ status: 410, text: 'gone' });
    expect(await details()).toEqual({ status: 410, text: '{"msg":"This vacancy has closed."}' });
    expect(await apply()).toEqual({ status: 410, msg: 'This vacancy has closed.' });
    expect([await listed(), await inSitemap()]).toEqual([false, false]);
    expect((await ask('/job/8')).status).toBe(200);
    server.passTime(366 * DAY);
    await cleanUp();
    expect([(await ask('/job/7')).status, (await details()).status]).toEqual([404, 404]);
  });
});
