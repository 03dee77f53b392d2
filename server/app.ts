import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { registerAccounts } from './accounts/routes';
import { registerApplications } from './applications/routes';
import type { Config } from './config/readConfig';
import type { Context } from './context/context';
import { registerEnquiries } from './enquiries/routes';
import { compressAndTag } from './http/compressAndTag';
import { createServer } from './http/createServer';
import { setErrorHandlers } from './http/errorHandlers';
import { readJson } from './http/readJson';
import { limitTraffic } from './http/limitTraffic';
import { logRequests } from './http/requests';
import { registerCors } from './http/registerCors';
import { addSecurityHeaders } from './http/securityHeaders';
import { registerHealth } from './monitoring/health';
import { registerMetrics } from './monitoring/metrics';
import { registerSite } from './site/registerSite';
import { siteRouterOptions } from './site/serveSite';
import { registerVacancies } from './vacancies/routes';

/** Builds the app without listening: the API, the health check and the site. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const app = createApp(context);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', readJson);
  setErrorHandlers(app);
  // Wrapped in fastify-plugin: what they add holds for every route.
  await app.register(compressAndTag);
  await app.register(logRequests);
  await app.register(limitTraffic, context);
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
    serverFactory: createServer,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOption(config),
    return503OnClosing: false,
    routerOptions: siteRouterOptions,
    frameworkErrors: redirectMalformedUrl,
  });

/** Sends a visitor whose link was cut inside "%C3%A9" to the address with escaped percent signs, which has the not-found page. */
function redirectMalformedUrl(_error: FastifyError, { url }: FastifyRequest, reply: FastifyReply): void {
  // No hook has counted it, so no body is waited for. From its first slash, and with one: "//name" and "http://name" would lead to another host.
  const path = url
    .slice(0, 1000)
    .replaceAll('%', '%25')
    .replace(/^[^/]*[/\\]+/, '/');
  void reply.header('connection', 'close').redirect(path);
}

// Fastify takes no number here, because a client that bypasses the proxies could then claim any address. Whoever sets a
// number has to make sure that nobody can.
const trustProxyOption = ({ trustProxy }: Config) =>
  typeof trustProxy === 'number'
    ? (_address: string, hop: number) => hop < trustProxy
    : (trustProxy ?? false);
