import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context';
import { outboxHealth } from './mail/outbox';

const TIMEOUT_MILLISECONDS = 3_000;

/** The health check: 503 if the database does not respond in time or mail is stuck. */
export function registerHealth(app: FastifyInstance, context: Context): void {
  app.get('/healthz', async (request, reply) => {
    try {
      // A database may hang rather than fail.
      const timeout = pause(TIMEOUT_MILLISECONDS, undefined, { ref: false }).then(() => {
        throw new Error('timed out');
      });
      const outbox = await Promise.race([outboxHealth(context), timeout]);
      if (outbox.stuck > 0)
        return await reply.code(503).send({ status: 'mail is stuck', database: 'ok', outbox });
      return { status: 'ok', database: 'ok', outbox };
    } catch (error) {
      request.log.error({ err: error }, 'database does not respond');
      return reply.code(503).send({ status: 'the database does not respond', database: 'down' });
    }
  });
}
