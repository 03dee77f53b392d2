import type { FastifyInstance } from 'fastify';
import type { Context } from '@server/context';
import { pageHeaders } from '@server/securityHeaders';
import { makeJobPages } from './jobPages';
import { loadRendering } from './rendering';
import { listedPages, readRouteTable } from './routeTable';
import { serveSite } from './serveSite';
import { registerSitemap } from './sitemap';

/**
 * Serves the built site, with vacancies rendered on request and listed in the sitemap. Does nothing, with a warning, where
 * none was built.
 */
export async function registerSite(app: FastifyInstance, context: Context): Promise<void> {
  const { siteDir, siteUrl } = context.config;
  const table = await readRouteTable(siteDir);
  const rendering = await loadRendering(siteDir);
  if (!table || !rendering) {
    context.log.warn(`No site is served: there is no built one in ${siteDir}. "npm start" builds it.`);
    return;
  }
  if (rendering.site.url !== siteUrl)
    context.log.info(
      `Pages name ${rendering.site.url} as their address, because SITE_URL was that when they were built.`,
    );
  registerSitemap(app, context, { siteUrl: rendering.site.url, pages: listedPages(table) });
  await serveSite(app, { siteDir, table, pageHeaders, render: makeJobPages(context, rendering) });
}
