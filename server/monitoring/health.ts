import type { FastifyInstance } from 'fastify';
import type { Context } from '@server/context/context';
import { writeSetting } from '@server/database/settings';
import { freeBytesOf } from '@server/lib/files';
import { causeOf, messageOf } from '@server/lib/log';
import { withTimeout } from '@server/lib/withTimeout';

const TIMEOUT_MS = 3_000;
/** With less, SQLite goes on only as long as its journal has room. */
const MIN_FREE_BYTES = 1024 * 1024;

/**
 * Two checks for a load balancer. While the database cannot be written, on a full disk for example, `/healthz` gives 200 with the status
 * `degraded`, because pages and the list of vacancies are still served, and `/readyz` gives 503. Mail is in `/metrics`: a mail server
 * that is down must not take the site down.
 */
export async function registerHealth(
  app: FastifyInstance,
  { config, db }: Pick<Context, 'config' | 'db'>,
): Promise<void> {
  let check: Promise<void> | undefined;
  let logged: string | undefined;
  /** One write for all who ask at the same time. */
  const write = () => (check ??= tryWriting({ config, db }).finally(() => (check = undefined)));
  for (const [path, statusWithout] of [
    ['/healthz', 200],
    ['/readyz', 503],
  ] as const)
    app.get(path, async (request, reply) => {
      try {
        await withTimeout(TIMEOUT_MS, write());
        logged = undefined;
        return { status: 'ok', database: 'ok' };
      } catch (error) {
        if (messageOf(error) !== logged) request.log.error(causeOf(error), 'the database cannot be written');
        logged = messageOf(error);
        return reply.code(statusWithout).send({ status: 'degraded', database: 'down' });
      }
    });
}

async function tryWriting({ config, db }: Pick<Context, 'config' | 'db'>): Promise<void> {
  if (!config.databaseUrl && (await freeBytesOf(config.dataDir)) < MIN_FREE_BYTES)
    throw new Error('the disk is full');
  await writeSetting(db, 'checked', true);
}
