import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '@/lib/paths';
import { tidyAddress } from '@/lib/tidyAddress';
import { isApiRequest } from '@server/http/requests';
import { pageHeaders } from '@server/http/securityHeaders';
import { caching, type RouteEntry } from './routeTable';

/** Why there is no page for the parameters of a route: what they name never existed, or is gone. */
export type MissingPage = 'unknown' | 'gone';

/** A page rendered on request, and its Content-Security-Policy. With `missing`, it is the page that says so. */
export type RenderedPage = { html: string; policy: string; missing?: MissingPage };

/**
 * Renders the page of a vacancy from the route's parameters. If it returns no page, the built file is sent: for `unknown` with status
 * 404, for `gone` with 410, and for `undefined` (rendering failed, or too many wait for it) with 200, for the browser to fill in.
 */
export type PageRenderer = (
  params: Record<string, string>,
) => Promise<RenderedPage | MissingPage | undefined>;

const MENDED_MAX_LENGTH = 2000;

const missingStatus: Record<MissingPage, number> = { unknown: 404, gone: 410 };

export type SiteOptions = {
  /** The folder that the build wrote. */
  siteDir: string;
  table: readonly RouteEntry[];
  /** Renders the page of a vacancy; all other pages are sent as built. */
  renderJob?: PageRenderer;
};

/** For Fastify's `routerOptions`: match URLs as the site's own router does. */
export const siteRouterOptions = {
  caseSensitive: false,
  ignoreTrailingSlash: true,
  // Fastify's limit of 100 would answer long vacancy ids without the page; Node's limit for headers applies.
  maxParamLength: 16 * 1024,
} as const;

/**
 * Serves the built site: its files, and a page for each route in the table. Other URLs get the not-found page with 404, and /api is left
 * to the API. Range headers are ignored: they would cut compressed bytes.
 */
export async function serveSite(
  app: FastifyInstance,
  { siteDir, table, renderJob }: SiteOptions,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.resolve(siteDir),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
  });
  const names = await readdir(siteDir, { recursive: true });
  const files = new Set(names.map((name) => name.split(path.sep).join('/')));
  for (const entry of table) {
    if (!files.has(entry.file))
      throw new Error(`The built site has no file ${entry.file}. Build it again with "npm start".`);
    app.get<PageRoute>(entry.route === '*' ? '/*' : entry.route, (request, reply) => {
      if (entry.route !== '*') return sendPage(entry, request, reply, renderJob);
      if (isApiRequest(request)) return reply.callNotFound();
      const name = request.params['*'] ?? '';
      if (!files.has(name) || !isServed(name)) return sendPage(entry, request, reply);
      reply.header('cache-control', name.startsWith('assets/') ? caching.hashed : caching.other);
      return reply.sendFile(name);
    });
  }
}

type PageRoute = { Params: Record<string, string> };

// Pages are served by route only; `_headers` and `_redirects` are for static hosts. A name without a dot is a folder.
const isServed = (name: string): boolean =>
  /^[^_.].*\.\w+$/.test(name) && !/\/\.|\.(?:html|br|gz)$/.test(name);

async function sendPage(
  { route, file, policy }: RouteEntry,
  request: FastifyRequest<PageRoute>,
  reply: FastifyReply,
  renderJob?: PageRenderer,
): Promise<FastifyReply> {
  const rendered = route === paths.job ? await renderJob?.(request.params) : undefined;
  const page = typeof rendered === 'object' ? rendered : undefined;
  const missing = typeof rendered === 'string' ? rendered : rendered?.missing;
  const status = route === '*' ? 404 : missing ? missingStatus[missing] : 200;
  const whole = status === 404 ? wholeLink(request.url) : undefined;
  if (whole) return reply.redirect(whole, 302);
  reply.code(status);
  reply.header('cache-control', caching.page).headers(pageHeaders(route, page?.policy ?? policy));
  if (page) return reply.type('text/html; charset=utf-8').send(page.html);
  // Revalidated, a page with another status would come back empty.
  return reply.sendFile(file, status === 200 ? {} : { etag: false, lastModified: false });
}

/** The address as it was meant, if boards, mails or chats have bent it; otherwise undefined. The longest take milliseconds to mend. */
function wholeLink(url: string): string | undefined {
  const whole = url.length > MENDED_MAX_LENGTH ? url : tidyAddress(url);
  // "//name" would lead to another host.
  return whole !== url && /^\/(?![/\\])/.test(whole) ? whole : undefined;
}
