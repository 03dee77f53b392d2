import type { FastifyRequest } from 'fastify';
import { type Config, isHttpsSite } from '@server/config/readConfig';

/** Whether a request is for the API. Any case, as the router ignores it too. */
export const isApiRequest = (request: FastifyRequest): boolean => /^\/api(?:[/?]|$)/i.test(request.url);

/** Whether visitors use https: directly, through a trusted proxy, or because SITE_URL says so. */
export const usesHttps = (config: Config, request: FastifyRequest): boolean =>
  request.protocol === 'https' || isHttpsSite(config);
