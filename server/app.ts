import fastify, { type FastifyInstance, LogController } from 'fastify';
import { registerAccounts } from './accounts/routes';
import { FORM_MAX_BYTES } from './applications/uploads';
import { registerApplications } from './applications/routes';
import type { Config } from './config/readConfig';
import type { Context } from './context/context';
import { registerEnquiries } from './enquiries/routes';
import { cutUnreadBody } from './http/cutUnreadBody';
import { setErrorHandlers } from './http/errorHandlers';
import { escapeMalformedUrl } from './http/escapeMalformedUrl';
import { logRequests } from './http/requests';
import { registerCors } from './http/registerCors';
import { longestArrival, requireMinimumRate } from './http/requireMinimumRate';
import { addSecurityHeaders } from './http/securityHeaders';
import { registerHealth } from './monitoring/health';
import { registerMetrics } from './monitoring/metrics';
import { registerSite } from './site/registerSite';
import { siteRouterOptions } from './site/serveSite';
import { registerVacancies } from './vacancies/routes';

// Twice a form's longest text with every character written as a six-byte escape.
const BODY_MAX_BYTES = 128 * 1024;
const HEADERS_MAX_MS = 20_000;
// As long as requireMinimumRate lets the largest form take, so that no upload it allows is cut off.
const REQUEST_MAX_MS = HEADERS_MAX_MS + longestArrival(FORM_MAX_BYTES);
const STALLED_MS = 60_000;
// Each costs some 20 KB, and at most BODY_MAX_BYTES while a form is arriving. CVs have a budget of their own.
const MAX_CONNECTIONS = 2000;

/** Builds the app without listening: the API, the health check and the site. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const app = createApp(context);
  app.server.maxConnections = MAX_CONNECTIONS;
  app.removeContentTypeParser('text/plain');
  setErrorHandlers(app);
  // Wrapped in fastify-plugin: what they add holds for every route.
  await app.register(requireMinimumRate);
  // As much as the largest form, so that a visitor who has to sign in again is always told so.
  await app.register(cutUnreadBody, { maxBytes: FORM_MAX_BYTES });
  await app.register(logRequests);
  await app.register(addSecurityHeaders, context);
  await app.register(registerCors, context);
  await app.register(registerAccounts, context);
  // Encapsulated: hooks and parsers of one do not reach the others.
  await app.register(registerVacancies, context);
  await app.register(registerApplications, context);
  await app.register(registerEnquiries, context);
  await app.register(registerHealth, context);
  await app.register(registerMetrics, context);
  await app.register(registerSite, context);
  return app;
}

const createApp = ({ config, log }: Context): FastifyInstance =>
  fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOption(config),
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_MAX_MS,
    return503OnClosing: false,
    routerOptions: siteRouterOptions,
    rewriteUrl: escapeMalformedUrl,
    // Ends a connection on which nothing moves, such as a reader that has stopped reading.
    connectionTimeout: STALLED_MS,
    http: {
      headersTimeout: HEADERS_MAX_MS,
      connectionsCheckingInterval: 5_000,
    },
  });

// Fastify takes no number here, because a client that bypasses the proxies could then claim any address. Whoever sets a
// number has to make sure that nobody can.
const trustProxyOption = ({ trustProxy }: Config) =>
  typeof trustProxy === 'number'
    ? (_address: string, hop: number) => hop < trustProxy
    : (trustProxy ?? false);
