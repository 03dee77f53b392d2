// `npm run test:durability [-- --database postgres] [--copies 1] [--rounds 100]`: writes to copies of the built server in turn, kills one of
// them with SIGKILL at a random moment of each round, and PostgreSQL in every tenth. Afterwards it checks what `findings.ts` counts.
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '@server/database/openDatabase';
import type { Db } from '@server/database/schema';
import { ensureBuilt } from '@tools/build/stamp.mjs';
import { freePort } from '@tools/dev/ports.mjs';
import { findPostgres, startPostgres } from '@tools/dev/postgres';
import { runBuilt } from '@tools/dev/runBuilt.mjs';
import { startSmtpServer } from '@tools/dev/smtpServer';
import { report } from './findings';
import { temporaryFolder } from './startServer';
import { writeUntil, type Written } from './writers';

// A mail that a killed copy had claimed is sent by another after five minutes. A busy machine may take long to start.
const PATIENCE_MS = 10 * 60_000;
/** The longest time between two crashes: a few dozen writes. */
const ROUND_MS = 1500;

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite' },
    copies: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '100' },
  },
});
const copies = Number(values.copies);
const written: Written = { enquiries: [], accounts: [], applications: [], mails: new Map(), crashes: 0 };

async function main(): Promise<void> {
  ensureBuilt();
  const folder = temporaryFolder();
  const postgres =
    values.database === 'postgres' ? await startPostgres(findPostgres() ?? '', { fsync: true }) : undefined;
  if (copies > 1 && !postgres) throw new Error('Several copies need --database postgres.');
  const mailServer = await startSmtpServer({ answer: noteMail });
  const settings = {
    ...(postgres && { DATABASE_URL: postgres.url }),
    SMTP_URL: mailServer.url,
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
    for (let round = 1; round <= Number(values.rounds); round++) {
      await pause(Math.random() * ROUND_MS);
      written.crashes += 1;
      await (postgres && round % 10 === 0 ? postgres.crash() : killOne());
      written.crashes += 1;
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
  await postgres?.stop();
}

/** Notes for a mail's Message-ID after how many crashes it came; leaves the answer to the mail server. */
function noteMail(command: string, text: string): undefined {
  if (command !== 'END') return;
  const id = /^message-id:\s*<([^@>]+)@/im.exec(text)?.[1] ?? 'without Message-ID';
  written.mails.set(id, [...(written.mails.get(id) ?? []), written.crashes]);
}

async function untilMailsHaveLeft(db: Db): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  const unsent = () => db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
  while (Date.now() < deadline && (await unsent()).length > 0) await pause(1000);
}

void main();
