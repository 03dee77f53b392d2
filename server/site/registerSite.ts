import type { FastifyInstance } from 'fastify';
import type { Context } from '@server/context/context';
import { createJobRenderer } from './jobPages';
import { startRendering } from './renderThreads';
import { listedPages, readRouteTable } from './routeTable';
import { serveSite } from './serveSite';
import { registerSitemap } from './sitemap';
import { registerVacanciesXml } from './vacanciesXml';
import { registerWellKnown } from './wellKnown';

/** Serves the built site, rendering vacancy pages on request; without a build it only logs a warning. */
export async function registerSite(app: FastifyInstance, context: Context): Promise<void> {
  const { siteDir, siteUrl } = context.config;
  const table = await readRouteTable(siteDir);
  const rendering = table && (await startRendering(siteDir));
  if (!table || !rendering) {
    context.log.warn(`There is no built site in ${siteDir}, so only the API runs. "npm start" builds one.`);
    return;
  }
  app.addHook('onClose', () => rendering.stop());
  // On one's own machine another port is nobody's concern.
  if (rendering.siteUrl !== siteUrl && !(isLocal(rendering.siteUrl) && isLocal(siteUrl)))
    context.log.warn(
      `Canonical addresses use ${rendering.siteUrl}: the site was built with another SITE_URL.`,
    );
  if (rendering.retentionDays !== context.config.retentionDays)
    context.log.warn(
      `The pages tell visitors that their data are kept for ${rendering.retentionDays} days: the site was built with another RETENTION_DAYS.`,
    );
  if (rendering.accountMonths !== context.config.accountMonths)
    context.log.warn(
      `The pages tell visitors that unused accounts are kept for ${rendering.accountMonths} months: the site was built with another ACCOUNT_MONTHS.`,
    );
  registerWellKnown(app, context, rendering.siteUrl);
  if (rendering.apiHost) {
    context.log.info(
      `The site was built for ${rendering.apiHost}: its vacancies come from there, and none of this database are shown.`,
    );
    return serveSite(app, { siteDir, table });
  }
  registerSitemap(app, context, { siteUrl: rendering.siteUrl, pages: listedPages(table) });
  registerVacanciesXml(app, context, rendering.siteUrl);
  const renderJob = createJobRenderer(context, rendering);
  await serveSite(app, { siteDir, table, renderJob });
}

const isLocal = (address: string) => new URL(address).hostname === 'localhost';
