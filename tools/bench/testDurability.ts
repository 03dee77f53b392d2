// `npm run test:durability [-- --database postgres] [--copies 1] [--rounds 100]`: writes to copies of the built server in turn, kills one of
// them with SIGKILL at a random moment of each round, and PostgreSQL in every tenth, while the vacancies follow a feed. Afterwards it
// checks what `findings.ts` counts.
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '@server/database/openDatabase';
import type { Db } from '@server/database/schema';
import { ensureBuilt } from '@tools/build/ensureBuilt.mjs';
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

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite' },
    copies: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '100' },
  },
});
const rounds = Number(values.rounds);
const copies = Number(values.copies);
const written: Written = { enquiries: [], accounts: [], applications: [], mails: new Map(), crashes: 0 };
const countWrites = () => written.enquiries.length + written.accounts.length + written.applications.length;

async function main(): Promise<void> {
  ensureBuilt();
  const folder = temporaryFolder();
  const postgres =
    values.database === 'postgres' ? await startPostgres(findPostgres() ?? '', { fsync: true }) : undefined;
  if (copies > 1 && !postgres) throw new Error('Several copies need --database postgres.');
  const mailServer = await startSmtpServer({ answer: noteMail });
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
  const start = (PORT: string) =>
    runBuilt({ ...settings, DATA_DIR: path.join(folder, postgres ? PORT : ''), PORT }, PATIENCE_MS);
  const ports = await Promise.all(Array.from({ length: copies }, freePort));
  const running = await Promise.all(ports.map((port) => start(String(port))));
  const origins = running.map(({ origin }) => origin);

  async function killOne(): Promise<void> {
    const at = Math.floor(Math.random() * copies);
    const { server, origin } = running[at]!;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    running[at] = await start(new URL(origin).port);
  }
  const stopped = new AbortController();
  async function crash(): Promise<void> {
    for (let round = 1; round <= rounds; round++) {
      await untilWritten(1 + Math.random() * MOST_WRITES);
      written.crashes += 1;
      await (postgres && round % 10 === 0 ? postgres.crash() : killOne());
      written.crashes += 1;
      if (round % 10 === 0) console.log(`${round} rounds, ${countWrites()} writes acknowledged`);
    }
    stopped.abort();
  }
  // Whichever fails ends the run.
  await Promise.all([crash(), writeUntil(stopped.signal, origins, written)]);

  const { db } = await openDatabase(
    { databaseUrl: postgres?.url, dataDir: folder },
    { error: () => undefined },
  );
  await untilMailsHaveLeft(db);
  for (const copy of running) await copy.stop();
  await report(db, written);
  await db.destroy();
  await mailServer.stop();
  feed.server.close();
  await postgres?.stop();
}

/** Notes for a mail's Message-ID after how many crashes it came; leaves the answer to the mail server. */
function noteMail(command: string, text: string): undefined {
  if (command !== 'END') return;
  const id = /^message-id:\s*<([^@>]+)@/im.exec(text)?.[1] ?? 'without Message-ID';
  written.mails.set(id, [...(written.mails.get(id) ?? []), written.crashes]);
}

/** Opens a feed of vacancies that changes with every answer. */
async function openFeed() {
  let asked = 0;
  const server = createServer((_request, response) => {
    response.end(JSON.stringify({ result: { items: feedAnswer((asked += 1)) } }));
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${port}`, server };
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
