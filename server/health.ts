import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context';
import { outboxHealth } from './mail/outbox';

const TIMEOUT_MILLISECONDS = 3_000;

/** The health check: 503 if the database does not respond in time or mail is stuck. */
export function registerHealth(app: FastifyInstance, context: Context): void {
  app.get('/healthz', async (request, reply) => {
    try {
      const outbox = await withTimeout(outboxHealth(context));
      if (outbox.stuck > 0)
        return await reply.code(503).send({ status: 'mail is stuck', database: 'ok', outbox });
      return { status: 'ok', database: 'ok', outbox };
    } catch (error) {
      request.log.error({ err: error }, 'database does not respond');
      return reply.code(503).send({ status: 'the database does not answer', database: 'down' });
    }
  });
}

/** Rejects if the work takes too long: a database may hang rather than fail. */
async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  const timer = new AbortController();
  try {
    const timeout = pause(TIMEOUT_MILLISECONDS, undefined, { signal: timer.signal }).then(() => {
      throw new Error('timed out');
    });
    return await Promise.race([work, timeout]);
  } finally {
    timer.abort();
  }
}
