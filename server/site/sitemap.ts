import type { FastifyInstance } from 'fastify';
import { jobPath } from '@/lib/paths';
import type { Context } from '@server/context';
import { readAllVacancies } from '@server/vacancies/readVacancy';
import { sendMade } from './send';
import { sitemapXml } from './sitemapXml';

/**
 * Answers `/sitemap.xml` with the site's pages and every vacancy whose closing date, if it has one, has not passed;
 * in place of the built file, which knows no vacancies.
 * @param siteUrl as the pages' canonical addresses have it
 * @param pages the paths of the pages that search engines may list
 */
export function registerSitemap(
  app: FastifyInstance,
  context: Context,
  site: { siteUrl: string; pages: readonly string[] },
): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const vacancies = await readAllVacancies(context);
    const current = vacancies.filter(({ closes_at }) => !isPast(closes_at, context.now()));
    const addresses = [...site.pages, ...current.map(({ id }) => jobPath(id))];
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return sendMade(request, reply, sitemapXml(addresses.map((address) => `${site.siteUrl}${address}`)));
  });
}

/** Whether a closing date has passed; a day without a time lasts to its end. */
function isPast(date: string | undefined, now: number): boolean {
  if (!date) return false;
  return Date.parse(date.includes('T') ? date : `${date}T23:59:59Z`) < now;
}
