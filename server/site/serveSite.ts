import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { caching } from './caching';
import { matchRoute, type RouteEntry, type RouteMatch } from './routeTable';
import { sendFile, sendMade, type RenderedPage } from './send';
import { readSiteFiles, type SiteFile } from './siteFiles';

/**
 * Makes the page of a route with parameters. Gives undefined to leave it to the browser, and `unknown` to do so with status
 * 404, where the parameters name nothing.
 */
export type RenderPage = (match: RouteMatch) => Promise<RenderedPage | 'unknown' | undefined>;

export type SiteOptions = {
  /** The folder that the build wrote. */
  siteDir: string;
  table: readonly RouteEntry[];
  render?: RenderPage;
  /** Headers of one page, from its route and its Content-Security-Policy. */
  pageHeaders?: (route: string, policy: string) => Record<string, string>;
};

type Site = { files: Map<string, SiteFile>; options: SiteOptions };

/** What the build leaves for tools and not for visitors. */
const notServed = new Set(['_headers', '_redirects']);

/**
 * Serves the built site: its files with the right types, compressed and cached, and HTML for its routes, of which the
 * build writes a list.
 * @param options where the site is, and what makes pages on request
 * Answers 404 with the not-found page for all other addresses and 405 to methods other than GET and HEAD. Addresses under
 * /api are left to the application. Answers are always whole: a Range header would cut compressed bytes.
 */
export async function serveSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const site = { files: await readSiteFiles(options.siteDir), options };
  app.get('/*', (request, reply) => answer(site, request, reply));
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    // Before the body is looked at, which might be refused for other reasons.
    onRequest: refuseMethod,
    handler: refuseMethod,
  });
}

async function answer(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const address = pathOf(request);
  if (isApi(address)) return leaveToApplication(reply);
  const file = site.files.get(address.slice(1));
  if (file && !address.endsWith('.html') && !notServed.has(address.slice(1))) {
    const cache = address.startsWith('/assets/') ? caching.hashed : caching.other;
    return sendFile(request, reply.header('cache-control', cache), file);
  }
  return answerPage(site, request, reply);
}

async function answerPage(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { table, pageHeaders, render } = site.options;
  const match = matchRoute(table, pathOf(request));
  const made = match.route.includes(':') ? await render?.(match) : undefined;
  const page = made === 'unknown' ? undefined : made;
  reply.header('cache-control', caching.page);
  reply.headers(pageHeaders?.(match.route, page?.policy ?? match.policy) ?? {});
  if (page) return sendMade(request, reply.type('text/html; charset=utf-8'), page.html);
  if (match.route === '*' || made === 'unknown') reply.code(404);
  return sendFile(request, reply, pageFile(site, match.file));
}

async function refuseMethod(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (isApi(pathOf(request))) return leaveToApplication(reply);
  return reply.code(405).header('allow', 'GET, HEAD').send({ msg: 'This address can only be read.' });
}

const pathOf = (request: FastifyRequest): string => request.url.split(/[?#]/, 1)[0] ?? '/';

const isApi = (address: string): boolean => /^\/api(?:\/|$)/i.test(address);

function leaveToApplication(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

function pageFile(site: Site, name: string): SiteFile {
  const file = site.files.get(name);
  if (!file) throw new Error(`The built site has no file ${name}. Build it again with "npm start".`);
  return file;
}
