import type { FastifyInstance } from 'fastify';
import { jobPath } from '@/lib/paths';
import type { Context } from '@server/context';
import { compressBody, sendCompressed } from '@server/http/compressedBody';
import { readAllVacancies } from '@server/vacancies/readVacancy';
import { caching } from './caching';
import { sitemapXml } from './sitemapXml';

/**
 * Serves `/sitemap.xml` with the site's pages and every open vacancy, instead of the built file, which has no vacancies.
 * @param site.siteUrl as in the pages' canonical addresses
 */
export function registerSitemap(
  app: FastifyInstance,
  context: Context,
  site: { siteUrl: string; pages: readonly string[] },
): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const vacancies = await readAllVacancies(context);
    const open = vacancies.filter(({ closes_at }) => !isPast(closes_at, context.now()));
    const addresses = [...site.pages, ...open.map(({ id }) => jobPath(id))];
    const xml = sitemapXml(addresses.map((address) => `${site.siteUrl}${address}`));
    reply.header('cache-control', caching.other);
    return sendCompressed(request, reply, await compressBody('application/xml; charset=utf-8', xml));
  });
}

/** Whether a closing date has passed; a date without a time includes the whole day. */
function isPast(date: string | undefined, now: number): boolean {
  if (!date) return false;
  return Date.parse(date.includes('T') ? date : `${date}T23:59:59Z`) < now;
}
