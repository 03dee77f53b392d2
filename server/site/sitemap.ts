import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jobPath } from '@/lib/paths';
import type { Context } from '@server/context/context';
import { type CompressedBody, compressBody, sendCompressed } from '@server/http/compressedBody';
import { holdUntilChanged, readOpenIds } from '@server/vacancies/vacancyQueries';
import { caching } from './routeTable';
import { sitemapIndexXml, sitemapXml } from './sitemapXml';

/** The most addresses that a sitemap may hold (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

type Site = {
  /** As in the pages' canonical addresses. */
  siteUrl: string;
  pages: readonly string[];
};

/**
 * Serves `/sitemap.xml` with the site's pages and every open vacancy, instead of the built file, which has no vacancies. Beyond
 * 50,000 addresses it is an index of `/sitemap-1.xml` and so on. All are held in memory until the vacancies change.
 */
export function registerSitemap(
  app: FastifyInstance,
  context: Context,
  site: Site,
  maxAddresses = MAX_ADDRESSES,
): void {
  const current = holdUntilChanged(context, async () => {
    const vacancies = (await readOpenIds(context)).map(jobPath);
    return buildSitemaps([...site.pages, ...vacancies], site.siteUrl, maxAddresses);
  });
  const send = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const body = (await current()).get(name);
    if (!body) return reply.callNotFound();
    return sendCompressed(request, reply.header('cache-control', caching.other), body);
  };
  app.get('/sitemap.xml', (request, reply) => send('sitemap.xml', request, reply));
  app.get<{ Params: { part: string } }>('/sitemap-:part(\\d+).xml', (request, reply) =>
    send(`sitemap-${request.params.part}.xml`, request, reply),
  );
}

/** The sitemaps by the name of their file. */
async function buildSitemaps(
  paths: readonly string[],
  siteUrl: string,
  maxAddresses: number,
): Promise<Map<string, CompressedBody>> {
  const addresses = paths.map((path) => `${siteUrl}${path}`);
  const parts = Array.from({ length: Math.ceil(addresses.length / maxAddresses) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    xml: sitemapXml(addresses.slice(index * maxAddresses, (index + 1) * maxAddresses)),
  }));
  const index = sitemapIndexXml(parts.map(({ name }) => `${siteUrl}/${name}`));
  const files =
    parts.length > 1
      ? [{ name: 'sitemap.xml', xml: index }, ...parts]
      : [{ name: 'sitemap.xml', xml: sitemapXml(addresses) }];
  const bodies = files.map(
    async ({ name, xml }) => [name, await compressBody('application/xml; charset=utf-8', xml)] as const,
  );
  return new Map(await Promise.all(bodies));
}
