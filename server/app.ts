import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { MINUTE } from '@/lib/time/durations';
import { registerAccounts } from './accounts/routes';
import { registerApplications } from './applications/routes';
import type { Config } from './config/readConfig';
import type { Context } from './context/context';
import { registerEnquiries } from './enquiries/routes';
import { compressAndTag } from './http/compressAndTag';
import { setErrorHandlers } from './http/errorHandlers';
import { refuseFloods } from './http/refuseFloods';
import { logRequests } from './http/requests';
import { registerCors } from './http/registerCors';
import { addSecurityHeaders } from './http/securityHeaders';
import { registerHealth } from './monitoring/health';
import { registerMetrics } from './monitoring/metrics';
import { registerSite } from './site/registerSite';
import { siteRouterOptions } from './site/serveSite';
import { registerVacancies } from './vacancies/routes';

// Twice a form's longest text with every character written as a six-byte escape.
const BODY_MAX_BYTES = 128 * 1024;
const HEADERS_MAX_MS = 20_000;
// The largest CV at 9 KB/s, as from a phone with hardly a signal; deploy/Caddyfile waits as long.
const REQUEST_MAX_MS = 20 * MINUTE;
const STALLED_MS = 60_000;
// Each costs some 20 KB, and at most BODY_MAX_BYTES while a form is arriving.
const MAX_CONNECTIONS = 2000;

/** Builds the app without listening: the API, the health check and the site. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const app = createApp(context);
  app.server.maxConnections = MAX_CONNECTIONS;
  app.removeContentTypeParser('text/plain');
  setErrorHandlers(app);
  // Wrapped in fastify-plugin: what they add holds for every route.
  await app.register(refuseFloods);
  await app.register(compressAndTag);
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
    frameworkErrors: redirectMalformedUrl,
    // Ends a connection on which nothing moves, such as a reader that has stopped reading.
    connectionTimeout: STALLED_MS,
    http: { headersTimeout: HEADERS_MAX_MS },
  });

/** Sends a visitor whose link was cut inside "%C3%A9" to the address with escaped percent signs, which has the not-found page. */
function redirectMalformedUrl(_error: FastifyError, { url }: FastifyRequest, reply: FastifyReply): void {
  // From its first slash, and with one: "//name" and "http://name" would lead to another host.
  void reply.redirect(url.replaceAll('%', '%25').replace(/^[^/]*[/\\]+/, '/'));
}

// Fastify takes no number here, because a client that bypasses the proxies could then claim any address. Whoever sets a
// number has to make sure that nobody can.
const trustProxyOption = ({ trustProxy }: Config) =>
  typeof trustProxy === 'number'
    ? (_address: string, hop: number) => hop < trustProxy
    : (trustProxy ?? false);
