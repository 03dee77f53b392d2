import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context';
import { outboxHealth } from './mail/outbox';

const PATIENCE_MILLISECONDS = 3_000;

/** Answers whether all is well: 503 when the database does not answer in time or mail is stuck. */
export function registerHealth(app: FastifyInstance, context: Context): void {
  app.get('/healthz', async (request, reply) => {
    try {
      const outbox = await inTime(outboxHealth(context));
      if (outbox.stuck > 0)
        return await reply.code(503).send({ status: 'mail is stuck', database: 'ok', outbox });
      return { status: 'ok', database: 'ok', outbox };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'the database does not answer', database: 'down' });
    }
  });
}

/** What is promised, or an error when it does not come: a database may hang rather than fail. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const patience = new AbortController();
  try {
    const tooLate = pause(PATIENCE_MILLISECONDS, undefined, { signal: patience.signal }).then(() => {
      throw new Error('no answer in time');
    });
    return await Promise.race([work, tooLate]);
  } finally {
    patience.abort();
  }
}
