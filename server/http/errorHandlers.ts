import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { causeOf, isMistake } from '@server/lib/log';
import { logSecurity, type SecurityEvent } from '@server/lib/securityLog';
import { HttpError } from './HttpError';

const securityEvents: Record<number, SecurityEvent> = { 403: 'forbidden', 429: 'limited' };

const FAILED = 'Something went wrong on our side. Please try again in a moment.';
const UNREADABLE = 'The request could not be understood.';
const OTHER_TYPE = 'The body of the request must be application/json.';

/**
 * Makes every error response `{ msg }`: HttpErrors as thrown, Fastify's own 4xx in plain words, 404 for what has no
 * route. Anything unexpected is logged, and answered without details: a mistake in the program with 500, which every
 * further try would meet again, anything else, such as a database or a disk in trouble, with 503.
 */
export function setErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(handleError);
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ msg: 'There is nothing at this address.' }));
}

function handleError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof HttpError) {
    const event = securityEvents[error.statusCode];
    if (event)
      logSecurity(request.server.log, event, { route: request.routeOptions.url, address: request.ip });
    return reply.code(error.statusCode).headers(error.headers).send({ msg: error.message });
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return reply.code(status).send({ msg: status === 415 ? OTHER_TYPE : UNREADABLE });
  request.log.error({ ...causeOf(error), route: request.routeOptions.url }, 'request failed');
  if (isMistake(error) || error.statusCode === 500) return reply.code(500).send({ msg: FAILED });
  return reply.code(503).header('retry-after', '5').send({ msg: FAILED });
}
