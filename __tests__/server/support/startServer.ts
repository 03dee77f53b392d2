import { Writable } from 'node:stream';
import { buildApp } from '@server/app';
import { type Config, readConfig } from '@server/config/readConfig';
import type { Context } from '@server/context/context';
import { createLog } from '@server/lib/log';
import { loadSampleVacancies } from '@server/vacancies/loadSampleVacancies';
import type { TestDatabase } from './databases';

/** The whole server, listening on a local port. */
export type RunningServer = {
  origin: string;
  context: Context;
  /** Everything logged so far, as text. */
  logged: () => string;
  /** Moves the server's clock forward. */
  passTime: (milliseconds: number) => void;
  stop: () => Promise<void>;
};

/** Starts the server on a new database with the sample vacancies, without sending mail. */
export async function startServer(
  database: TestDatabase,
  settings: Partial<Config> = {},
): Promise<RunningServer> {
  const opened = await database.open();
  const { databaseUrl, dataDir } = opened;
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  let ahead = 0;
  const context: Context = {
    ...opened,
    config: { ...readConfig({}), databaseUrl, dataDir, siteDir: `${dataDir}/no-site`, ...settings },
    log: createLog('debug', stream),
    now: () => Date.now() + ahead,
    pause: () => Promise.resolve(),
  };
  await loadSampleVacancies(context);
  const app = await buildApp(context);
  return {
    origin: await app.listen({ port: 0, host: '127.0.0.1' }),
    context,
    logged: () => lines.join(''),
    passTime: (milliseconds) => void (ahead += milliseconds),
    stop: async () => {
      app.server.closeAllConnections();
      await app.close();
      await opened.close();
    },
  };
}

/** The server, started anew for each test around the call. */
export function serverForEach(...options: Parameters<typeof startServer>): RunningServer {
  // Complete once a test begins.
  const server = {} as RunningServer;
  beforeEach(async () => Object.assign(server, await startServer(...options)));
  afterEach(() => server.stop());
  return server;
}

/** The same server for all tests around the call. */
export function serverForAll(...options: Parameters<typeof startServer>): RunningServer {
  const server = {} as RunningServer;
  beforeAll(async () => Object.assign(server, await startServer(...options)));
  afterAll(() => server.stop());
  return server;
}
