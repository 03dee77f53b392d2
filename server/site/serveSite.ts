import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '@/lib/paths';
import { type CompressedBody, sendCompressed } from '@server/http/compressedBody';
import { isApiRequest } from '@server/http/requests';
import { caching, type RouteEntry } from './routeTable';
import { readSiteFiles } from './siteFiles';
import { trimLinkEnd } from '@/lib/trimLinkEnd';

/** Why there is no page for the parameters of a route: what they name never existed, or is gone. */
export type MissingPage = 'unknown' | 'gone';

/** A page rendered on request, and its Content-Security-Policy. With `missing`, it is the page that says so. */
export type CompressedPage = { body: CompressedBody; policy: string; missing?: MissingPage };

/**
 * Renders the page of a vacancy from the route's parameters. If it returns no page, the built file is sent: for `unknown` with status
 * 404, for `gone` with 410, and for `undefined` (rendering failed, or too many wait for it) with 200, for the browser to fill in.
 */
export type PageRenderer = (
  params: Record<string, string>,
) => Promise<CompressedPage | MissingPage | undefined>;

const missingStatus: Record<MissingPage, number> = { unknown: 404, gone: 410 };

export type SiteOptions = {
  /** The folder that the build wrote. */
  siteDir: string;
  table: readonly RouteEntry[];
  /** Renders the page of a vacancy; all other pages are sent as built. */
  renderJob?: PageRenderer;
  /** Headers of a page, from its route and Content-Security-Policy. */
  pageHeaders: (route: string, policy: string) => Record<string, string>;
};

type Page = { entry: RouteEntry; file: CompressedBody; options: SiteOptions };

/** For Fastify's `routerOptions`: match URLs as the site's own router does. */
export const siteRouterOptions = {
  caseSensitive: false,
  ignoreTrailingSlash: true,
  // Fastify's limit of 100 would answer long vacancy ids without the page; Node's limit for headers applies.
  maxParamLength: 16 * 1024,
} as const;

/**
 * Serves the built site: its files, and a page for each route in the table. Other URLs get the not-found page with 404, methods
 * other than GET and HEAD get 405, and /api is left to the API. Range headers are ignored: they would cut compressed bytes.
 */
export async function serveSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const files = await readSiteFiles(options.siteDir);
  for (const entry of options.table) {
    const file = files.get(entry.file);
    if (!file) throw new Error(`The built site has no file ${entry.file}. Build it again with "npm start".`);
    const page: Page = { entry, file, options };
    if (entry.route === '*') serveFiles(app, files, page);
    else app.get<PageRoute>(entry.route, (request, reply) => sendPage(page, request, reply));
  }
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    // Before the body is parsed, which could fail for other reasons.
    onRequest: rejectMethod,
    handler: rejectMethod,
  });
}

// Pages are served by route only; `_headers` and `_redirects` are for static hosts.
const isServed = (name: string): boolean => !/\.html$|^_/.test(name);

type PageRoute = { Params: Record<string, string> };

function serveFiles(app: FastifyInstance, files: Map<string, CompressedBody>, notFound: Page): void {
  app.get<PageRoute>('/*', (request, reply) => {
    if (isApiRequest(request)) return reply.callNotFound();
    const name = request.params['*'] ?? '';
    const file = isServed(name) && files.get(name);
    if (!file) return sendPage(notFound, request, reply);
    reply.header('cache-control', name.startsWith('assets/') ? caching.hashed : caching.other);
    return sendCompressed(request, reply, file);
  });
}

async function sendPage(
  { entry: { route, policy }, file, options: { renderJob, pageHeaders } }: Page,
  request: FastifyRequest<PageRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const rendered = route === paths.job ? await renderJob?.(request.params) : undefined;
  const page = typeof rendered === 'object' ? rendered : undefined;
  const missing = typeof rendered === 'string' ? rendered : rendered?.missing;
  const status = route === '*' ? 404 : missing ? missingStatus[missing] : 200;
  const whole = status === 404 ? wholeLink(request.url) : undefined;
  if (whole) return reply.redirect(whole, 302);
  reply.code(status);
  reply.header('cache-control', caching.page).headers(pageHeaders(route, page?.policy ?? policy));
  return sendCompressed(request, reply, page?.body ?? file);
}

/** The address without the signs of a sentence, which mail programs take for the end of a link; undefined where it has none. */
function wholeLink(url: string): string | undefined {
  const [pathname = '', query = ''] = url.split(/(?=\?)/, 2);
  const whole = trimLinkEnd(pathname);
  // "//name" would lead to another host.
  return whole !== pathname && /^\/(?![/\\])/.test(whole) ? whole + query : undefined;
}

async function rejectMethod(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!isApiRequest(request)) {
    return reply.code(405).header('allow', 'GET, HEAD').send({ msg: 'This address can only be read.' });
  }
  reply.callNotFound();
  return reply;
}
