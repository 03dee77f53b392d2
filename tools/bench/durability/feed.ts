import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Db } from '@server/database/schema';
import { datedSamples } from '@server/vacancies/sampleDates';

export type Feed = { url: string; asked: () => number; stop: () => void };

const samples = datedSamples(Date.now());

/** The vacancies of an answer: each has its number as pay, and every other answer lacks the last. */
const answerOf = (number: number) =>
  samples.slice(0, samples.length - (number % 2)).map((vacancy) => ({ ...vacancy, pay: `${number}` }));

/** Opens a feed of vacancies that changes with every answer. */
export async function openFeed(): Promise<Feed> {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.end(JSON.stringify({ result: { items: answerOf(asked) } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Counts the open vacancies that are not as in the answer that was stored last, and those of it that are missing. */
export async function countUnlikeFeed(db: Db): Promise<number> {
  const open = await db
    .selectFrom('vacancies')
    .select(['id', 'pay'])
    .where((row) => row.or([row('open_until', 'is', null), row('open_until', '>', Date.now())]))
    .execute();
  const last = Math.max(...open.map(({ pay }) => Number(pay)));
  const wanted = new Set(answerOf(last).map(({ id, pay }) => `${id} ${pay}`));
  const wrong = open.filter(({ id, pay }) => !wanted.has(`${id} ${pay}`)).length;
  return wrong + (wanted.size - (open.length - wrong));
}
