import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '@server/context/context';

const TIMEOUT_MS = 3_000;

/**
 * The health check for a load balancer: 503 if the database does not answer in time. Mail and disk are in `/metrics`: a mail
 * server that is down must not take the site down.
 */
export async function registerHealth(
  app: FastifyInstance,
  { db, timeoutMs = TIMEOUT_MS }: Pick<Context, 'db'> & { timeoutMs?: number },
): Promise<void> {
  app.get('/healthz', async (request, reply) => {
    try {
      // A database may hang rather than fail.
      const timeout = pause(timeoutMs, undefined, { ref: false }).then(() => {
        throw new Error('timed out');
      });
      await Promise.race([sql`select 1`.execute(db), timeout]);
      return { status: 'ok', database: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'database does not respond');
      return reply.code(503).send({ status: 'the database does not respond', database: 'down' });
    }
  });
}
