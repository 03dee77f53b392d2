import type { FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { isApiRequest } from './requests';

/** Logs one line per API request; pages and files only at debug level. Never bodies or headers. */
export const logRequests = fastifyPlugin(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      url: withoutToken(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (isApiRequest(request)) request.log.info(line, 'request completed');
    else request.log.debug(line, 'request completed');
  });
});

const withoutToken = ({ url }: FastifyRequest): string =>
  url.replace(/(reset-password\/)[^/?#]+/i, '$1[token]').replace(/([?&]token=)[^&#]+/i, '$1[token]');
