import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isCall } from './addHeaders';

/** Logs each call in one line: method, address, status, time. Pages and files only when debugging. Never bodies or headers. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      url: masked(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (isCall(request)) request.log.info(line, 'answered');
    else request.log.debug(line, 'answered');
  });
}

/** The address without what a reset link carries. */
const masked = ({ url }: FastifyRequest): string =>
  url.replace(/(reset-password\/)[^/?#]+/i, '$1[token]').replace(/([?&]token=)[^&#]+/i, '$1[token]');
