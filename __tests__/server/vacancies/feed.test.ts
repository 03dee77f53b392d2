import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '@server/database/openDatabase';
import { followFeed, followIfDue, readFeedState, startFeed } from '@server/vacancies/feed';
import { MAX_BYTES } from '@server/vacancies/readVacancies';
import { readOpenRows, readVacancy } from '@server/vacancies/vacancyQueries';
import { vacanciesCommand } from '@server/vacancies/vacanciesCommand';
import { databases, sqlite, type TestDatabase } from '@test-server/databases';
import { makeVacancy } from '@test-server/makeVacancy';
import { runCommand } from '@test-server/runCommand';
import { type RunningServer, startServer } from '@test-server/startServer';
import { until } from '@test-server/until';
import { DAY, MINUTE } from '@/lib/time/durations';
import { header } from './reading';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let source: Server;
let answer: Answer;
let asked: number;
let server: RunningServer;

beforeEach(async () => {
  asked = 0;
  source = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(source, 'listening');
});
afterEach(async () => {
  await server.stop();
  source.closeAllConnections();
  source.close();
});

const start = async (database: TestDatabase) => {
  const { port } = source.address() as AddressInfo;
  server = await startServer(database, { vacanciesUrl: `http://127.0.0.1:${port}/list?key=secret` });
};
const listOf =
  (...ids: string[]): Answer =>
  (_request, response) =>
    response.end(JSON.stringify({ result: { items: ids.map((id) => makeVacancy({ id })) } }));
const send =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): Answer =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);
const silent = { error: () => undefined };
const follow = () => followFeed(server.context, 'follow');
const openIds = async () => (await readOpenRows(server.context)).map(({ id }) => id);
const metrics = async () => (await fetch(`${server.origin}/metrics`)).text();

const takeTurn = (context = server.context) => followIfDue(context);

describe.each(databases)('the vacancies on $name', (database) => {
  beforeEach(() => start(database));

  test('follow the feed: new and changed ones, and those that are gone are closed', async () => {
    answer = listOf('a', 'b', 'c');
    expect(await follow()).toMatchObject({ stored: { added: 3 } });
    expect(await openIds()).toEqual(['a', 'b', 'c']);
    answer = send(
      JSON.stringify([
        makeVacancy({ id: 'c', pay: '£20' }),
        makeVacancy({ id: 'a' }),
        makeVacancy({ id: 'd' }),
      ]),
    );
    expect(await follow()).toMatchObject({ stored: { added: 1, changed: 1, unchanged: 1, removed: 1 } });
    expect(await openIds()).toEqual(['c', 'a', 'd']);
    const closed = await readVacancy(server.context, 'b');
    expect(Date.parse(closed?.closes_at ?? '')).toBeLessThanOrEqual(server.context.now());
    answer = listOf('a', 'b', 'c', 'd');
    await follow();
    expect(await openIds()).toEqual(['a', 'b', 'c', 'd']);
    expect(server.logged()).toContain('"security":"import"');
  });

  test('stay as they are when more than half would close, until that is accepted once', async () => {
    answer = listOf('a', 'b', 'c', 'd', 'e');
    await takeTurn();
    expect(await metrics()).toContain('lindenway_feed_taken 1\n');
    answer = listOf('a');
    server.passTime(16 * MINUTE);
    await takeTurn();
    expect(await openIds()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(server.logged()).toMatch(/"level":50.*4 of 5 open vacancies would close.*vacancies -- accept/);
    expect(await metrics()).toMatch(/lindenway_feed_taken 0\n[^]*lindenway_feed_age_seconds 9\d\d\n/);

    const { config } = server.context;
    const env = { VACANCIES_URL: config.vacanciesUrl! };
    expect(await runCommand(vacanciesCommand, ['accept'], config, { env })).toMatchObject({
      code: 0,
      output: 'Took the answer of VACANCIES_URL: 0 new, 0 changed, 1 unchanged, 4 removed.',
    });
    expect(await openIds()).toEqual(['a']);
    expect(await metrics()).toContain('lindenway_feed_taken 1\n');
    answer = listOf('x');
    // A list of fewer than five may change whole.
    await follow();
    expect(await openIds()).toEqual(['x']);
  });

  test('are asked for once in a period, by whichever copy of the server has its turn', async () => {
    answer = listOf('a');
    const other = await openDatabase(server.context.config, silent);
    const copies = [server.context, { ...server.context, ...other }];
    for (const copy of copies) await takeTurn(copy);
    expect(asked).toBe(1);
    server.passTime(16 * MINUTE);
    for (const copy of copies.toReversed()) await takeTurn(copy);
    expect(asked).toBe(2);
    await other.db.destroy();
  });
});

describe('an answer', () => {
  beforeEach(async () => {
    await start(sqlite);
    answer = listOf('a', 'b', 'c');
    await follow();
  });

  test('may not grow the list beyond what the server can serve by naming earlier ones', async () => {
    const takeMore = (round: number) => {
      const ids = Array.from({ length: 300 }, (_, index) => `${round}-${index}`);
      const earlier = Array.from({ length: 300 * round }, (_, index) => ({
        id: `${Math.floor(index / 300)}-${index % 300}`,
      }));
      const added = ids.map((id) => makeVacancy({ id, description: 'x'.repeat(10_000) }));
      answer = send(JSON.stringify([...['a', 'b', 'c'].map((id) => ({ id })), ...earlier, ...added]));
      return follow();
    };
    for (const round of [0, 1]) await takeMore(round);
    await expect(takeMore(2)).rejects.toThrow('characters together');
  });

  test('with a wrong vacancy is taken but for that one, which stays as it was', async () => {
    const closes_at = new Date(server.context.now() - DAY).toISOString();
    const given = [
      ...['a', 'b', 'c', 'd'].map((id) => makeVacancy({ id, job_title: `Nurse ${id}` })),
      makeVacancy({ id: 'closed, and not known', closes_at }),
    ];
    answer = send(JSON.stringify([...given.slice(0, 1), { ...given[1], job_title: '' }, ...given.slice(2)]));
    const problems = ['vacancy 2, field job_title: is empty'];
    expect(await follow()).toEqual({ stored: { added: 1, changed: 2, unchanged: 0, removed: 0 }, problems });
    expect((await openIds()).toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(await server.context.db.selectFrom('vacancies').select('id').execute()).toHaveLength(4);
    expect((await readVacancy(server.context, 'b'))?.job_title).toBe('Staff Nurse');
    expect(server.logged()).toContain(problems[0]);
    expect(await metrics()).toContain('lindenway_feed_taken 1\n');
  });

  test('is noted as asked for before it comes, so that one that ends the process is not asked for at the next start', async () => {
    server.passTime(MINUTE);
    let asking = 0;
    answer = (_request, response) => {
      void readFeedState(server.context).then((state) => {
        asking = state?.askedAt ?? 0;
        response.destroy();
      });
    };
    await expect(follow()).rejects.toThrow(/reached/);
    expect(asking).toBeGreaterThan(Date.now());
  });

  test('is not stored again while its bytes are the same', async () => {
    expect(await follow()).toBeUndefined();
    expect((await readFeedState(server.context))?.problem).toBeNull();
  });

  test('is followed to where it has moved', async () => {
    answer = (request, response) => {
      if (request.url === '/there') listOf('a', 'b', 'c', 'd')(request, response);
      else response.writeHead(307, { location: '/there' }).end();
    };
    expect(await follow()).toMatchObject({ stored: { added: 1 } });
  });

  test('that closes most by their dates changes nothing and says why', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    answer = listOf(...ids);
    await follow();
    answer = send(JSON.stringify(ids.map((id) => makeVacancy({ id, closes_at: '2020-01-01' }))));
    await expect(follow()).rejects.toThrow('5 of 5');
    expect(await openIds()).toEqual(ids);
  });

  test('is asked for at once when VACANCIES_URL has changed', async () => {
    answer = listOf('a', 'b', 'e');
    const { config } = server.context;
    await takeTurn({ ...server.context, config: { ...config, vacanciesUrl: `${config.vacanciesUrl}2` } });
    expect(await openIds()).toEqual(['a', 'b', 'e']);
  });

  test.each<[string, Answer, RegExp]>([
    ['fails', send('no', {}, 500), /status 500/],
    ['is empty', send(''), /must name the columns/],
    ['has no vacancies', send('{"result":{"items":[]}}'), /no vacancies in the answer.*accept/],
    ['has wrong vacancies alone', send(`${header}\na,,x,y,z,,`), /row 2, column job_title: is empty/],
    [
      'is cut',
      (_, response) => response.writeHead(200, { 'content-length': '999' }).write('[') && response.destroy(),
      /./,
    ],
    ['is too large', send(' '.repeat(MAX_BYTES + 1)), /larger than 4194304 bytes/],
    ['leads round in circles', send('', { location: '/' }, 302), /status 302/],
    [
      'has six encodings and breaks off',
      ({ socket }, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip, gzip, gzip, gzip, gzip, gzip' }).write('[');
        setTimeout(() => socket.resetAndDestroy(), 50);
      },
      /reached \(ECONNRESET\)/,
    ],
    ['changes the protocol', send('', { connection: 'upgrade', upgrade: 'x' }, 101), /without an answer/],
    ['never comes', () => undefined, /timeout/],
    ['stops half way', (_, response) => response.write('['), /timeout/],
  ])('that %s changes nothing and says why', async (_what, wrong, reason) => {
    answer = wrong;
    const inTime = AbortSignal.timeout(/timeout/.test(reason.source) ? 300 : MINUTE);
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(inTime);
    await expect(follow()).rejects.toThrow(reason);
    timeout.mockRestore();
    expect(await openIds()).toEqual(['a', 'b', 'c']);
    expect(await metrics()).toContain('lindenway_feed_taken 0\n');
    answer = listOf('a', 'b', 'c');
    await follow();
    expect(await metrics()).toContain('lindenway_feed_taken 1\n');
  });

  test('that cannot be reached is reported without the address, which may hold a key', async () => {
    source.closeAllConnections();
    await new Promise((closed) => source.close(closed));
    server.passTime(16 * MINUTE);
    const feed = startFeed(server.context);
    await until(() => server.logged().includes('ECONNREFUSED'));
    await feed.stop();
    expect(server.logged()).not.toContain('secret');
  });
});

test('the command says that there is no feed', async () => {
  await start(sqlite);
  const { code, output } = await runCommand(vacanciesCommand, ['accept'], server.context.config);
  expect([code, output]).toEqual([2, 'VACANCIES_URL is not set.']);
});
