// `npm run test:durability [-- --database sqlite] [--copies 1] [--beside FOLDER] [--rounds 100] [--minutes 600]`: writes to copies of the
// built server in turn (the first may be of another version, built in FOLDER), kills some of them with SIGKILL at random moments, and
// PostgreSQL in every tenth round, while the vacancies follow a feed. Afterwards it checks that everything acknowledged is stored, no
// application twice, that the vacancies are those of one answer of the feed, and that every mail has left, twice at most where a crash
// explains it.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@server/database/openDatabase';
import type { Db } from '@server/database/schema';
import { MINUTE } from '@/lib/time/durations';
import { ensureBuilt } from '@tools/build/ensureBuilt.mjs';
import { chooseFrom, readCommandLine, wholeNumber } from '@tools/dev/commandLine.mjs';
import { findPostgres, type Postgres, startPostgres } from '@tools/dev/postgres';
import { type Copies, startCopies } from './copies';
import { openFeed } from './feed';
import { report } from './findings';
import { type Mailbox, openMailbox } from './mailbox';
import { type Acknowledged, countOf, writeUntil } from './writers';

// A mail that a killed copy had claimed is sent by another after five minutes.
const MAIL_MS = 6 * MINUTE;
const WRITE_MS = 10 * MINUTE;
// How many writes a round has, at most.
const MOST_WRITES = 30;

const { database, copies, beside, rounds, minutes } = readCommandLine(
  'npm run test:durability [-- --database sqlite] [--copies 1] [--beside FOLDER] [--rounds 100] [--minutes 600]',
  {
    options: {
      database: { type: 'string', default: 'sqlite' },
      copies: { type: 'string', default: '1' },
      beside: { type: 'string' },
      rounds: { type: 'string', default: '100' },
      // No further round begins after them.
      minutes: { type: 'string', default: '600' },
    },
  },
  ({ values }) => {
    const [kind] = chooseFrom('--database', [values.database], ['sqlite', 'postgres']);
    const count = wholeNumber('--copies', values.copies);
    if (values.beside && count === 1) throw new Error('--beside needs --copies 2 or more.');
    if (count > 1 && kind === 'sqlite') throw new Error('--copies above 1 need --database postgres.');
    return {
      database: kind,
      copies: count,
      beside: values.beside,
      rounds: wholeNumber('--rounds', values.rounds),
      minutes: wholeNumber('--minutes', values.minutes),
    };
  },
);
const folder = mkdtempSync(path.join(os.tmpdir(), 'durability-'));
const acknowledged: Acknowledged = { enquiries: [], accounts: [], applications: [], busy: 0 };

async function main(): Promise<void> {
  ensureBuilt();
  // Also when it fails or is interrupted.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  const postgres = database === 'postgres' ? await startDurablePostgres() : undefined;
  const place = { databaseUrl: postgres?.url, dataDir: folder };
  const mailbox = await openMailbox();
  const feed = await openFeed();
  const running = await startCopies(
    copies,
    folder,
    {
      ...(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder }),
      SMTP_URL: mailbox.server.url,
      VACANCIES_URL: feed.url,
      VACANCIES_EVERY_SECONDS: '10',
      RATE_LIMIT_SCALE: '0',
      // Without the pages, which are only read, a copy starts in half the time.
      SITE_DIR: path.join(folder, 'no-site'),
      LOG_LEVEL: 'fatal',
    },
    beside,
  );
  const done = await crashWhileWriting(running, mailbox, postgres);
  const { db } = await openDatabase(place, { error: () => undefined });
  await untilMailsHaveLeft(db, mailbox);
  await running.stop();
  console.log(`${done} rounds with ${copies} on ${database}${beside ? `, one of them from ${beside}` : ''}:`);
  await report(db, acknowledged, mailbox, feed);
  await db.destroy();
  await mailbox.server.stop();
  feed.stop();
  await postgres?.stop();
}

async function startDurablePostgres(): Promise<Postgres> {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed here.');
  return startPostgres(programs, { fsync: true });
}

async function crashWhileWriting(
  { origins, crashSome }: Copies,
  mailbox: Mailbox,
  postgres: Postgres | undefined,
): Promise<number> {
  const end = Date.now() + minutes * 60_000;
  let done = 0;
  const stopped = new AbortController();
  const crash = async () => {
    for (let round = 1; round <= rounds && Date.now() < end; round++) {
      await untilWritten(1 + Math.random() * MOST_WRITES);
      mailbox.crashes += 1;
      if (postgres && round % 10 === 0) {
        await postgres.crash();
        mailbox.crashes += 1;
      } else await crashSome(() => (mailbox.crashes += 1));
      if (round % 10 === 0) console.log(`${round} rounds, ${count()} writes acknowledged`);
      done = round;
    }
    stopped.abort();
  };
  // Whichever fails ends the run.
  await Promise.all([crash(), writeUntil(stopped.signal, origins, acknowledged)]);
  return done;
}

/** Waits for this many more writes and returns right after the last, so that others are still on their way. */
async function untilWritten(wanted: number): Promise<void> {
  const before = count();
  const deadline = Date.now() + WRITE_MS;
  while (count() < before + wanted) {
    if (Date.now() > deadline) throw new Error(`No progress for ${WRITE_MS / 60_000} minutes.`);
    await pause(5);
  }
}

/** Waits until all mails have been sent, or none has left for a while. */
async function untilMailsHaveLeft(db: Db, { arrivals }: Mailbox): Promise<void> {
  const unsent = () => db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
  let left = arrivals.size;
  let deadline = Date.now() + MAIL_MS;
  while ((await unsent()).length > 0 && Date.now() < deadline) {
    await pause(1000);
    if (arrivals.size > left) deadline = Date.now() + MAIL_MS;
    left = arrivals.size;
  }
}

const count = () => countOf(acknowledged);

void main();
