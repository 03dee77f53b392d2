import type { FastifyInstance } from 'fastify';
import { escapeXml } from '@/lib/escapeXml';
import { jobPath } from '@/lib/paths';
import type { Context } from '@server/context/context';
import { holdUntilChanged, readOpenRows } from '@server/vacancies/vacancyQueries';
import { caching } from './routeTable';

type Site = {
  /** As in the pages' canonical addresses. */
  siteUrl: string;
  pages: readonly string[];
};

/**
 * Serves `/sitemap.xml` with the site's pages and every open vacancy, instead of the built file, which has no vacancies. It is held in
 * memory until the vacancies change.
 */
export function registerSitemap(app: FastifyInstance, context: Context, { siteUrl, pages }: Site): void {
  const current = holdUntilChanged(context, async () => {
    const vacancies = (await readOpenRows(context)).map(({ id }) => jobPath(id));
    return sitemapXml([...pages, ...vacancies].map((path) => `${siteUrl}${path}`));
  });
  app.get('/sitemap.xml', async (_, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', caching.other)
      .send(await current()),
  );
}

/** The sitemap of these absolute addresses (sitemaps.org). */
export const sitemapXml = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
