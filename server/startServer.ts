import { buildApp } from './app';
import { readConfig } from './config';
import type { Context } from './context';
import { type OpenedDatabase, openDatabase } from './database/openDatabase';
import { listen, stopListening } from './listen';
import { makeLog } from './log';
import { startOutbox } from './mail/startOutbox';
import { startHousekeeping } from './startHousekeeping';
import { loadSampleVacancies } from './vacancies/loadSampleVacancies';

export type RunningServer = { stop: () => Promise<void> };

/**
 * Starts the whole server as the environment says, and says in one line where it is.
 * @returns what ends it: requests in flight are answered (for half a minute at most), mail pauses, the database closes
 * Refuses (throws, in words) a wrong configuration, a database that cannot be used, a port that is taken.
 */
export async function startServer(env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const config = readConfig(env);
  const log = makeLog(config.logLevel);
  const opened = await openDatabase(config, log);
  try {
    return await run({ ...opened, config, log, now: Date.now }, opened);
  } catch (error) {
    await opened.db.destroy();
    throw error;
  }
}

async function run(context: Context, { db, where }: OpenedDatabase): Promise<RunningServer> {
  const loaded = await loadSampleVacancies(context);
  if (loaded > 0) context.log.info(`The list of vacancies was new: it holds ${loaded} samples now.`);
  const app = await buildApp(context);
  const address = await listen(app, context.config);
  console.log(`Lindenway Care is at ${address} (data: ${where}).`);
  const jobs = [startOutbox(context), startHousekeeping(context)];
  return {
    stop: async () => {
      context.log.info('Stopping: no new requests.');
      await stopListening(app);
      await Promise.all(jobs.map((job) => job.stop()));
      await db.destroy();
      context.log.info('Stopped.');
    },
  };
}
