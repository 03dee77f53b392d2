import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { SECOND } from '@/lib/time/durations';
import type { Config } from '@server/config/readConfig';
import { networkOf, wideNetworkOf } from '@server/lib/networkAddress';
import { HttpError } from './HttpError';

// A ward, a college or a phone company may share one address; a server has 2,000 connections.
export const MAX_OPEN_REQUESTS = 200;
export const MAX_REQUESTS_PER_SECOND = 500;
const refusal = { connection: 'close', 'retry-after': '60' };

/**
 * Refuses requests of an IPv4 address or IPv6 /48 with 429 while MAX_OPEN_REQUESTS of them are open, or after MAX_REQUESTS_PER_SECOND in
 * one second, and closes their connections: Node accepts few new ones while many keep it busy. RATE_LIMIT_SCALE=0 turns it off.
 */
export const limitTraffic = fastifyPlugin(async (app: FastifyInstance, { config }: { config: Config }) => {
  if (config.rateLimitScale === 0) return;
  const open = new Map<string, number>();
  const recent = new Map<string, number>();
  const timer = setInterval(() => recent.clear(), SECOND);
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async ({ ip, raw: request }, { raw: response }) => {
    const network = wideNetworkOf(ip) ?? networkOf(ip);
    const others = open.get(network) ?? 0;
    const before = recent.get(network) ?? 0;
    recent.set(network, before + 1);
    if (others >= MAX_OPEN_REQUESTS || before >= MAX_REQUESTS_PER_SECOND)
      throw new HttpError(429, 'Too many requests at once. Please try again in a minute.', refusal);
    open.set(network, others + 1);
    const halves = [request, response, request.socket];
    // Both: an answer may come before all of the request has, or long after it. With its connection neither may be told of the end.
    const release = () => {
      if (!request.socket.destroyed && !(request.closed && response.closed)) return;
      for (const half of halves) half.off('close', release);
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    };
    for (const half of halves) half.on('close', release);
  });
});
