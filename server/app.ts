import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { readCookieKey } from './accounts/cookieKey';
import { registerAccounts } from './accounts/routes';
import { registerApplications } from './applications/routes';
import type { Config } from './config';
import type { Context } from './context';
import { registerEnquiries } from './enquiries/routes';
import { registerHealth } from './health';
import { addHeaders } from './http/addHeaders';
import { allowOrigins } from './http/allowOrigins';
import { answerBrokenAddress, answerBrokenRequest, answerOddRequests } from './http/answerBrokenRequest';
import { answerErrors } from './http/answerErrors';
import { logRequests } from './http/logRequests';
import { readableAddress } from './http/readableAddress';
import { registerSite } from './site/registerSite';
import { registerVacancies } from './vacancies/routes';

// Twice the longest text of a form with every character written as an escape of six bytes.
const BODY_MAX_BYTES = 128 * 1024;
// As long as a CV may take on a bad line.
const REQUEST_MAX_MILLISECONDS = 300_000;

/** The whole server, not yet listening: the calls, the health check and the built site. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const { config, log } = context;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(config),
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_MAX_MILLISECONDS,
    return503OnClosing: false,
    rewriteUrl: readableAddress,
    frameworkErrors: answerBrokenAddress,
    clientErrorHandler: answerBrokenRequest,
    http: { requireHostHeader: false },
  });
  app.removeContentTypeParser('text/plain');
  answerErrors(app);
  answerOddRequests(app);
  logRequests(app);
  addHeaders(app, config);
  await allowOrigins(app, config);
  await app.register(cookie, { secret: await readCookieKey(context.db) });
  registerAccounts(app, context);
  registerVacancies(app, context);
  registerApplications(app, context);
  registerEnquiries(app, context);
  registerHealth(app, context);
  await registerSite(app, context);
  return app;
}

// Fastify itself does not take a number: whoever reaches the server past its proxies can then say what they like of
// themselves. It is for the one who sets it to see to that.
const trustOf = ({ trustProxy }: Config) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
