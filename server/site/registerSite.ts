import type { FastifyInstance } from 'fastify';
import type { Context } from '@server/context/context';
import { type BuiltRendering, createJobRenderer, startRendering } from './jobPages';
import { listedPages, readRouteTable } from './routeTable';
import { serveSite } from './serveSite';
import { registerSitemap } from './sitemap';
import { registerVacanciesXml } from './vacanciesXml';
import { registerWellKnown } from './wellKnown';

/** Serves the built site, rendering vacancy pages on request; without a build it only logs a warning. */
export async function registerSite(app: FastifyInstance, context: Context): Promise<void> {
  const { siteDir } = context.config;
  const table = await readRouteTable(siteDir);
  const rendering = table && (await startRendering(siteDir));
  if (!table || !rendering) {
    context.log.warn(`There is no built site in ${siteDir}, so only the API runs. "npm start" builds one.`);
    return;
  }
  app.addHook('onClose', () => rendering.stop());
  const { site } = rendering;
  warnOfDifferences(context, site);
  registerWellKnown(app, context, site.url);
  if (site.apiHost) {
    context.log.info(`The site was built for ${site.apiHost}: none of this database's vacancies are shown.`);
    return serveSite(app, { siteDir, table });
  }
  registerSitemap(app, context, { siteUrl: site.url, pages: listedPages(table) });
  registerVacanciesXml(app, context, site.url);
  const renderJob = createJobRenderer(context, rendering);
  await serveSite(app, { siteDir, table, renderJob });
}

/** The pages tell visitors the settings of the build. */
function warnOfDifferences(
  { config, log }: Context,
  { url, retentionDays, accountMonths }: BuiltRendering['site'],
) {
  const settings = [
    // On one's own machine another port is nobody's concern.
    ['SITE_URL', url, isLocal(url) && isLocal(config.siteUrl) ? url : config.siteUrl],
    ['RETENTION_DAYS', retentionDays, config.retentionDays],
    ['ACCOUNT_MONTHS', accountMonths, config.accountMonths],
  ] as const;
  for (const [name, built, present] of settings)
    if (built !== present)
      log.warn(`The site was built with ${name} ${built}, and is served with ${present}: build it again.`);
}

const isLocal = (address: string) => new URL(address).hostname === 'localhost';
