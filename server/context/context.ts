import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '@server/config/readConfig';
import type { Db, Dialect } from '@server/database/schema';

/** What every part of the server gets. */
export type Context = {
  config: Config;
  db: Db;
  dialect: Dialect;
  log: FastifyBaseLogger;
  /** Milliseconds since 1970; tests move it. */
  now: () => number;
  /** Resolves after a number of milliseconds; at once in tests, unless they measure it. */
  pause: (milliseconds: number) => Promise<void>;
};
