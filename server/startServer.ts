import { setTimeout as pause } from 'node:timers/promises';
import { provider } from '@/content/provider';
import { buildApp } from './app';
import { startScanner } from './applications/scanner';
import { eraseAtStart } from './backup/finishRestore';
import { readConfig } from './config/readConfig';
import type { Context } from './context/context';
import { lockFolder } from './database/lockFolder';
import { type OpenedDatabase, openDatabase } from './database/openDatabase';
import { listen } from './http/listen';
import { createLog } from './lib/log';
import { startOutbox } from './mail/startOutbox';
import { startCleanUp } from './upkeep/startCleanUp';
import { startFeed } from './vacancies/feed';
import { loadSampleVacancies } from './vacancies/loadSampleVacancies';

/** A server that listens. */
export type RunningServer = { stop: () => Promise<void> };

/**
 * Starts the server with the environment's configuration and prints its address. Throws a readable message if the configuration,
 * the database or the port cannot be used.
 * @returns `stop` waits for requests in flight and the mail being sent, then closes the database
 */
export async function startServer(env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  // Copies of the server may share PostgreSQL.
  const lock = config.databaseUrl ? undefined : lockFolder(config.dataDir);
  let opened: OpenedDatabase | undefined;
  const close = async () => {
    await opened?.db.destroy();
    lock?.release();
  };
  try {
    opened = await openDatabase(config, log);
    const server = await run({ ...opened, config, log, now: Date.now, pause }, opened.where);
    return { stop: () => server.stop().finally(close) };
  } catch (error) {
    await close();
    throw error;
  }
}

async function run(context: Context, where: string): Promise<RunningServer> {
  const loaded = context.config.sampleVacancies ? await loadSampleVacancies(context) : 0;
  if (loaded > 0) context.log.info(`Loaded ${loaded} sample vacancies into the new database.`);
  await eraseAtStart(context);
  const app = await buildApp(context);
  const { address, stop } = await listen(app, context.config);
  console.log(`${provider.name} is at ${address} (data: ${where}).`);
  const jobs = [startOutbox, startCleanUp, startScanner, startFeed].map((start) => start(context));
  return {
    stop: async () => {
      context.log.info('Shutting down: no new requests.');
      // At the same time: a mail that is begun while requests end might still be on its way when the process is killed.
      await Promise.all([stop(), ...jobs.map((job) => job.stop())]);
      context.log.info('Stopped.');
    },
  };
}
