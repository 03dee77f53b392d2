import type { FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { type Config, isHttpsSite } from '@server/config/readConfig';

/** Whether a request is for the API, in any case and however it is encoded (`/%61pi/`), as the router takes it. */
export const isApiRequest = ({ url, routeOptions }: FastifyRequest): boolean =>
  [url, routeOptions.url].some((address) => /^\/api(?:[/?]|$)/i.test(address ?? ''));

/** Whether visitors use https: directly, through a trusted proxy, or because SITE_URL says so. */
export const usesHttps = (config: Config, request: FastifyRequest): boolean =>
  request.protocol === 'https' || isHttpsSite(config);

/** Logs one line per API request; pages and files only at debug level. Never bodies, headers or query strings. */
export const logRequests = fastifyPlugin(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      url: withoutSecrets(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log[isApiRequest(request) ? 'info' : 'debug'](line, 'request completed');
  });
});

// A form that is sent by mistake with GET has its password in the query string. Cut, so that nobody fills the disk with long addresses.
const withoutSecrets = ({ url }: FastifyRequest): string =>
  url
    .slice(0, 200)
    .replace(/[?#].*$/s, '')
    .replace(/(reset-password\/)[^/]+/i, '$1[token]');
