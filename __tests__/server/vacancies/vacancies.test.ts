import { readJob } from '@/contract/jobs';
import { apiPaths } from '@/contract/paths';
import { plainText } from '@/contract/plainText';
import { storeVacancies } from '@server/vacancies/storeVacancies';
import { databases } from '@test-server/databases';
import { serverForAll } from '@test-server/startServer';
import { makeVacancy } from '@test-server/makeVacancy';
import { header, read } from './reading';

describe.each(databases)('vacancies on $name', (database) => {
  const server = serverForAll(database);

  beforeEach(() => storeVacancies(server.context.db, [makeVacancy({ id: '101' })], 'replace'));

  const list = (headers: Record<string, string> = {}) => fetch(server.origin + apiPaths.jobs, { headers });
  const details = async (query: string) => {
    const response = await fetch(server.origin + apiPaths.jobDetails + query);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  test('are listed in order, without empty optional fields', async () => {
    const far = { ...makeVacancy({ id: '7' }), location: 'Camden', pay: '£14 an hour' };
    await storeVacancies(server.context.db, [far, makeVacancy({ id: '3' })], 'replace');
    const answer = await list({ 'content-type': 'application/json' });
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const { location: _1, posted_at: _2, closes_at: _3, pay: _4, ...plain } = makeVacancy({ id: '3' });
    expect(await answer.json()).toEqual({
      result: { items: [{ ...plain, id: '7', location: 'Camden', pay: '£14 an hour' }, plain] },
    });
  });

  test('are not sent again to a browser that has them, until they change', async () => {
    const tag = (await list()).headers.get('etag')!;
    const again = await list({ 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await storeVacancies(server.context.db, [makeVacancy({ id: '101', job_title: 'Porter' })], 'merge');
    const changed = await list({ 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('Porter');
  });

  test('can be read one by one', async () => {
    expect(await details('?id=101')).toMatchObject({
      status: 200,
      body: { id: '101', job_title: 'Staff Nurse', Experience: 'Registered' },
    });
  });

  test.each(['&amp;amp;', '&lt;b&gt; &amp;lt;', 'A & E', '<jane@trust.example>'])(
    'are read by the site with their entities decoded once in all: %s',
    async (text) => {
      const imported = read(`${header}\n101,x,y,z,${text},,`).vacancies;
      await storeVacancies(server.context.db, imported, 'replace');
      const { result } = (await (await list()).json()) as { result: { items: unknown[] } };
      for (const answer of [result.items[0], (await details('?id=101')).body])
        expect(readJob(answer, undefined, plainText)?.description).toBe(plainText(text));
    },
  );

  test('that an import has taken off the list are gone until another brings them back', async () => {
    await storeVacancies(server.context.db, [makeVacancy({ id: '2' })], 'replace');
    expect((await details('?id=101')).status).toBe(410);
    await storeVacancies(server.context.db, [makeVacancy({ id: '101' })], 'merge');
    expect((await details('?id=101')).status).toBe(200);
  });

  test.each(['a&b=c', '../x', '✓', '50%', ' '])('may have odd ids such as %p', async (id) => {
    expect((await details(`?id=${encodeURIComponent(id)}`)).status).toBe(404);
    await storeVacancies(server.context.db, [makeVacancy({ id })], 'merge');
    expect(await details(`?id=${encodeURIComponent(id)}`)).toMatchObject({ status: 200, body: { id } });
  });

  test.each(['?id=none', '?id=%00', '?id=x%00y', `?id=${'x'.repeat(5000)}`])(
    'that are unknown (%s) get 404 with a message',
    async (query) => {
      expect(await details(query)).toEqual({
        status: 404,
        body: { msg: expect.stringContaining('vacancy') },
      });
    },
  );

  test.each(['', '?id=', '?ID=101', '?id=101&id=102', '?id[]=101', '?__proto__=x'])(
    'without a single id (%s) get 400 with a message',
    async (query) => {
      expect(await details(query)).toEqual({ status: 400, body: { msg: expect.stringContaining('?id=') } });
    },
  );
});
