import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '@server/config';
import { isCall } from './addHeaders';
import { Refusal } from './Refusal';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets pages of the listed origins make the calls with the visitor's cookies, and refuses (403) what pages of any other
 * site send in the visitor's name.
 */
export async function allowOrigins(app: FastifyInstance, config: Config): Promise<void> {
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      delegator: (request: FastifyRequest, callback: (error: null, options: FastifyCorsOptions) => void) =>
        callback(null, isCall(request) ? rules(config) : { origin: false }),
    });
  }
  app.addHook('onRequest', async (request) => {
    if (readingMethods.has(request.method) || isOwn(config, request)) return;
    throw new Refusal(403, 'This site may not send requests here.');
  });
}

const rules = ({ corsOrigins }: Config): FastifyCorsOptions => ({
  origin: [...corsOrigins],
  credentials: true,
  methods: ['GET', 'HEAD', 'POST'],
  allowedHeaders: ['content-type'],
  exposedHeaders: ['retry-after'],
  maxAge: 600,
  strictPreflight: false,
});

// Browsers name the origin of everything but plain reading. A proxy may hide our own host from us, so what the browser itself
// says of the two sites goes first.
function isOwn({ corsOrigins, siteUrl }: Config, { headers, protocol, host }: FastifyRequest): boolean {
  const { origin } = headers;
  if (origin === undefined || headers['sec-fetch-site'] === 'same-origin') return true;
  return [`${protocol}://${host}`, new URL(siteUrl).origin, ...corsOrigins].includes(origin);
}
