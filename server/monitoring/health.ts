import type { FastifyInstance } from 'fastify';
import type { Context } from '@server/context/context';
import { withTimeout } from '@server/lib/withTimeout';

const TIMEOUT_MS = 3_000;

/**
 * Two checks for a load balancer. Without the database, `/healthz` gives 200 with the status `degraded`, because pages and the list of
 * vacancies are still served, and `/readyz` gives 503. Mail and disk are in `/metrics`: a mail server that is down must not take the site
 * down.
 */
export async function registerHealth(
  app: FastifyInstance,
  { db, timeoutMs = TIMEOUT_MS }: Pick<Context, 'db'> & { timeoutMs?: number },
): Promise<void> {
  for (const [path, statusWithout] of [
    ['/healthz', 200],
    ['/readyz', 503],
  ] as const)
    app.get(path, async (request, reply) => {
      try {
        // A query without a table would not touch SQLite's file.
        await withTimeout(timeoutMs, db.selectFrom('settings').select('key').limit(1).execute());
        return { status: 'ok', database: 'ok' };
      } catch (error) {
        request.log.error({ err: error }, 'database does not respond');
        return reply.code(statusWithout).send({ status: 'degraded', database: 'down' });
      }
    });
}
