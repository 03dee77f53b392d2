import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { loadCookieSecret } from './accounts/loadCookieSecret';
import { registerAccounts } from './accounts/routes';
import { endSessionsOnSignOut } from './accounts/sessions';
import { FORM_MAX_BYTES } from './applications/receiveMultipart';
import { registerApplications } from './applications/routes';
import type { Config } from './config/readConfig';
import type { Context } from './context/context';
import { registerEnquiries } from './enquiries/routes';
import { addSecurityHeaders } from './http/addSecurityHeaders';
import { boundJsonBodies } from './http/boundJsonBodies';
import { setErrorHandlers } from './http/errorHandlers';
import { escapeMalformedUrl } from './http/escapeMalformedUrl';
import { limitConnections, longestArrival } from './http/limitConnections';
import { logRequests } from './http/logRequests';
import { handleBadUrl, handleClientError, handleUnusualHeaders } from './http/malformedRequests';
import { registerCors } from './http/registerCors';
import { registerHealth } from './monitoring/health';
import { registerMetrics } from './monitoring/metrics';
import { registerSite } from './site/registerSite';
import { siteRouterOptions } from './site/serveSite';
import { registerVacancies } from './vacancies/routes';

// Twice a form's longest text with every character written as a six-byte escape.
const BODY_MAX_BYTES = 128 * 1024;
const HEADERS_MAX_MS = 20_000;
// As long as limitConnections lets the largest form take, so that no upload it allows is cut off.
const REQUEST_MAX_MS = HEADERS_MAX_MS + longestArrival(FORM_MAX_BYTES);
const STALLED_MS = 60_000;

/** Builds the app without listening: the API, the health check and the site. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const { config } = context;
  const app = createApp(context);
  app.removeContentTypeParser('text/plain');
  limitConnections(app);
  boundJsonBodies(app, BODY_MAX_BYTES);
  setErrorHandlers(app);
  handleUnusualHeaders(app);
  logRequests(app);
  addSecurityHeaders(app, config);
  await registerCors(app, config);
  await app.register(cookie, { secret: await loadCookieSecret(context.db) });
  endSessionsOnSignOut(app, context);
  registerAccounts(app, context);
  registerVacancies(app, context);
  registerApplications(app, context);
  registerEnquiries(app, context);
  registerHealth(app, context);
  registerMetrics(app, context);
  await registerSite(app, context);
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
    frameworkErrors: handleBadUrl,
    clientErrorHandler: handleClientError,
    // Ends a connection on which nothing moves, such as a reader that has stopped reading.
    connectionTimeout: STALLED_MS,
    http: {
      requireHostHeader: false,
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
