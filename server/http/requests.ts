import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { SECOND } from '@/lib/time/durations';
import { type Config, isHttpsSite } from '@server/config/readConfig';
import { networkOf } from '@server/lib/networkAddress';
import { HttpError } from './HttpError';

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
    if (isApiRequest(request)) request.log.info(line, 'request completed');
    else request.log.debug(line, 'request completed');
  });
});

// A form that is sent by mistake with GET has its password in the query string. Cut, so that nobody fills the disk with long addresses.
const withoutSecrets = ({ url }: FastifyRequest): string =>
  url
    .slice(0, 200)
    .replace(/[?#].*$/s, '')
    .replace(/(reset-password\/)[^/]+/i, '$1[token]');

// A ward, a college or a phone company may share one address; a server has 2,000 connections.
export const OPEN_AT_ONCE = 200;
export const IN_A_SECOND = 500;

/**
 * Refuses requests of a network of which as many are still arriving, or have come within a second, and closes their connections: Node takes
 * few new ones while many keep it busy.
 */
export const limitTraffic = fastifyPlugin(async (app: FastifyInstance, { config }: { config: Config }) => {
  if (config.rateLimitScale === 0) return;
  const open = new Map<string, number>();
  const recent = new Map<string, number>();
  const timer = setInterval(() => recent.clear(), SECOND);
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async ({ ip, raw }) => {
    const network = networkOf(ip);
    const others = open.get(network) ?? 0;
    const before = recent.get(network) ?? 0;
    recent.set(network, before + 1);
    if (others >= OPEN_AT_ONCE || before >= IN_A_SECOND)
      throw new HttpError(429, 'Too many requests at once. Please try again in a minute.', {
        connection: 'close',
        'retry-after': '60',
      });
    open.set(network, others + 1);
    const { socket } = raw;
    // Once it is answered, Node does not tell a request that its connection has ended.
    const release = () => {
      raw.off('close', release);
      socket.off('close', release);
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    };
    raw.on('close', release);
    socket.on('close', release);
  });
});
