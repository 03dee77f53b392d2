import type { FastifyInstance } from 'fastify';
import { jobPath } from '@/lib/paths';
import type { Context } from '@server/context';
import { readAllVacancies } from '@server/vacancies/readVacancy';
import { sitemapXml } from './sitemapXml';

/**
 * Answers `/sitemap.xml` with the site's pages and every current vacancy, in place of the built file, which knows no vacancies.
 * @param siteUrl as the pages' canonical addresses have it
 * @param pages the paths of the pages that search engines may list
 */
export function registerSitemap(
  app: FastifyInstance,
  context: Context,
  site: { siteUrl: string; pages: readonly string[] },
): void {
  app.get('/sitemap.xml', async (_request, reply) => {
    const vacancies = await readAllVacancies(context);
    const addresses = [...site.pages, ...vacancies.map(({ id }) => jobPath(id))];
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(sitemapXml(addresses.map((address) => `${site.siteUrl}${address}`)));
  });
}
