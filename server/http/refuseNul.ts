import type { FastifyInstance } from 'fastify';
import { Refusal } from './Refusal';

/** Refuses (400) addresses with an encoded NUL: no text with one can be stored or looked up in PostgreSQL. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw new Refusal(400, 'The address holds a character that is not allowed.');
  });
}
