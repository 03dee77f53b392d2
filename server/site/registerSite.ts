import type { FastifyInstance } from 'fastify';
import { paths } from '@/lib/paths';
import type { Context } from '@server/context';
import { pageHeaders } from '@server/securityHeaders';
import { createJobRenderer } from './jobPages';
import { loadRendering } from './rendering';
import { listedPages, readRouteTable } from './routeTable';
import { serveSite } from './serveSite';
import { registerSitemap } from './sitemap';

/** Serves the built site, rendering vacancy pages on request; without a build it only logs a warning. */
export async function registerSite(app: FastifyInstance, context: Context): Promise<void> {
  const { siteDir, siteUrl } = context.config;
  const table = await readRouteTable(siteDir);
  const rendering = await loadRendering(siteDir);
  if (!table || !rendering) {
    context.log.warn(`There is no built site in ${siteDir}, so only the API runs. "npm start" builds one.`);
    return;
  }
  if (rendering.site.url !== siteUrl)
    context.log.info(
      `Canonical addresses use ${rendering.site.url}: the site was built with another SITE_URL.`,
    );
  registerSitemap(app, context, { siteUrl: rendering.site.url, pages: listedPages(table) });
  const renderers = { [paths.job]: createJobRenderer(context, rendering) };
  await serveSite(app, { siteDir, table, pageHeaders, renderers });
}
