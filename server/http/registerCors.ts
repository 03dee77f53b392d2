import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { SIGN_OUT_HEADER } from '@/contract/session';
import type { Config } from '@server/config/readConfig';
import { HttpError } from './HttpError';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lets pages of the listed origins call the API with credentials; rejects (403) writes from pages of any other site. */
export const registerCors = fastifyPlugin<{ config: Config }>(async (app, { config }) => {
  if (config.corsOrigins.length > 0) await app.register(cors, corsOptions(config));
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method) || isAllowedOrigin(config, request)) return;
    throw new HttpError(403, 'This site may not send requests here.');
  });
});

const corsOptions = ({ corsOrigins }: Config): FastifyCorsOptions => ({
  origin: [...corsOrigins],
  credentials: true,
  methods: ['GET', 'HEAD', 'POST'],
  allowedHeaders: ['content-type', SIGN_OUT_HEADER],
  exposedHeaders: ['retry-after'],
  maxAge: 600,
  strictPreflight: false,
});

// Browsers send Origin with every write. A proxy may hide our own host name, so Sec-Fetch-Site is trusted first.
function isAllowedOrigin(
  { corsOrigins, siteUrl }: Config,
  { headers, protocol, host }: FastifyRequest,
): boolean {
  const { origin } = headers;
  if (origin === undefined || headers['sec-fetch-site'] === 'same-origin') return true;
  return [`${protocol}://${host}`, new URL(siteUrl).origin, ...corsOrigins].includes(origin);
}
