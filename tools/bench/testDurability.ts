// `npm run test:durability [-- --database sqlite] [--copies 1] [--beside FOLDER] [--rounds 100]`: writes to copies of the built server in turn, kills one of
// them with SIGKILL at a random moment of each round, and PostgreSQL in every tenth, while the vacancies follow a feed. Afterwards it
// checks what `findings.ts` counts.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@server/database/openDatabase';
import type { Db } from '@server/database/schema';
import { ensureBuilt } from '@tools/build/ensureBuilt.mjs';
import { chooseFrom, readCommandLine, wholeNumber } from '@tools/dev/commandLine.mjs';
import { freePort } from '@tools/dev/ports.mjs';
import { findPostgres, startPostgres } from '@tools/dev/postgres';
import { runBuilt } from '@tools/dev/runBuilt.mjs';
import { startSmtpServer } from '@tools/dev/smtpServer';
import { feedAnswer, report, type Written } from './findings';
import { temporaryFolder } from './startServer';
import { writeUntil } from './writers';

// A mail that a killed copy had claimed is sent by another after five minutes. A busy machine may take long to start.
const PATIENCE_MS = 10 * 60_000;
/** At most so many writes lie between two crashes. */
const MOST_WRITES = 30;

const { database, copies, beside, rounds } = readCommandLine(
  'npm run test:durability [-- --database sqlite] [--copies 1] [--beside FOLDER] [--rounds 100]',
  {
    options: {
      database: { type: 'string', default: 'sqlite' },
      copies: { type: 'string', default: '1' },
      // A built checkout of another version, from which the first copy is started.
      beside: { type: 'string' },
      rounds: { type: 'string', default: '100' },
    },
  },
  ({ values }) => {
    const [kind] = chooseFrom('--database', [values.database], ['sqlite', 'postgres']);
    const count = wholeNumber('--copies', values.copies);
    if (count > 1 && kind === 'sqlite') throw new Error('--copies above 1 need --database postgres.');
    return {
      database: kind,
      copies: count,
      beside: values.beside,
      rounds: wholeNumber('--rounds', values.rounds),
    };
  },
);
const written: Written = { enquiries: [], accounts: [], applications: [], mails: new Map(), crashes: 0 };
const countWrites = () => written.enquiries.length + written.accounts.length + written.applications.length;

async function main(): Promise<void> {
  ensureBuilt();
  const folder = temporaryFolder();
  const programs = findPostgres();
  if (database === 'postgres' && !programs) throw new Error('PostgreSQL is not installed here.');
  const postgres =
    database === 'postgres' && programs ? await startPostgres(programs, { fsync: true }) : undefined;
  const mailServer = await startSmtpServer({ receive: noteMail });
  const feed = await openFeed();
  const settings = {
    ...(postgres && { DATABASE_URL: postgres.url }),
    SMTP_URL: mailServer.url,
    VACANCIES_URL: feed.url,
    VACANCIES_EVERY_SECONDS: '10',
    RATE_LIMIT_SCALE: '0',
    // Without the pages, which are only read, a copy starts in half the time.
    SITE_DIR: path.join(folder, 'no-site'),
    LOG_LEVEL: 'fatal',
  };
  const ports = await Promise.all(Array.from({ length: copies }, freePort));
  const start = (port: number) =>
    runBuilt(
      { ...settings, DATA_DIR: path.join(folder, postgres ? String(port) : ''), PORT: String(port) },
      PATIENCE_MS,
      port === ports[0] ? beside : undefined,
    );
  const running = await Promise.all(ports.map(start));

  const stopped = new AbortController();
  const crash = async () => {
    for (let round = 1; round <= rounds; round++) {
      await untilWritten(1 + Math.random() * MOST_WRITES);
      written.crashes += 1;
      if (postgres && round % 10 === 0) await postgres.crash();
      else {
        const at = Math.floor(Math.random() * copies);
        const ended = running[at] && once(running[at].server, 'exit');
        running[at]?.server.kill('SIGKILL');
        await ended;
        running[at] = await start(ports[at] ?? 0);
      }
      written.crashes += 1;
      if (round % 10 === 0) console.log(`${round} rounds, ${countWrites()} writes acknowledged`);
    }
    stopped.abort();
  };
  // Whichever fails ends the run.
  await Promise.all([
    crash(),
    writeUntil(
      stopped.signal,
      running.map(({ origin }) => origin),
      written,
    ),
  ]);

  const { db } = await openDatabase(
    { databaseUrl: postgres?.url, dataDir: folder },
    { error: () => undefined },
  );
  await untilMailsHaveLeft(db);
  for (const copy of running) await copy.stop();
  console.log(`${rounds} rounds with ${copies} on ${database}, ${countWrites()} acknowledged writes`);
  await report(db, written);
  await db.destroy();
  await mailServer.stop();
  feed.stop();
  await postgres?.stop();
}

/** Notes for a mail's Message-ID after how many crashes it came. */
function noteMail(message: string): void {
  const id = /^message-id:\s*<([^@>]+)@/im.exec(message)?.[1] ?? 'without Message-ID';
  written.mails.set(id, [...(written.mails.get(id) ?? []), written.crashes]);
}

/** Opens a feed of vacancies that changes with every answer. */
async function openFeed() {
  let asked = 0;
  const server = createServer((_request, response) => {
    response.end(JSON.stringify({ result: { items: feedAnswer((asked += 1)) } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

/** Waits for this many more writes and returns right after the last, so that others are still on their way. */
async function untilWritten(wanted: number): Promise<void> {
  const end = countWrites() + wanted;
  const deadline = Date.now() + PATIENCE_MS;
  while (countWrites() < end) {
    if (Date.now() > deadline) throw new Error('No progress for ten minutes.');
    await pause(5);
  }
}

async function untilMailsHaveLeft(db: Db): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  const unsent = () => db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
  while (Date.now() < deadline && (await unsent()).length > 0) await pause(1000);
}

void main();
