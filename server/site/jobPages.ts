import * as v from 'valibot';
import { Job } from '@/contract/jobs';
import { jobPath } from '@/lib/paths';
import type { Context } from '@server/context';
import { compressBody } from '@server/http/compressedBody';
import { readVacancy, vacanciesVersion } from '@server/vacancies/readVacancy';
import type { BuiltRendering } from './rendering';
import type { RenderedPage, RenderPage } from './serveSite';

/** How many rendered pages are cached. */
export const CACHE_SIZE = 500;

/**
 * Renders vacancy pages with their data inlined, so that the first view needs no API request, and caches them until the vacancies
 * change. Unknown ids and pages that fail to render get the built file, which the browser fills in.
 */
export function createJobRenderer(context: Context, rendering: BuiltRendering): RenderPage {
  let version = '';
  const pages = new Map<string, RenderedPage>();

  const pageOf = async (id: string): Promise<RenderedPage | 'unknown'> => {
    const current = await vacanciesVersion(context);
    if (current !== version) pages.clear();
    version = current;
    const page = pages.get(id) ?? (await renderJob(context, rendering, id));
    // Another request may have seen the vacancies change during rendering.
    if (page !== 'unknown' && version === current) cache(pages, id, page);
    return page;
  };

  return async ({ id = '' }) => {
    try {
      return await pageOf(id);
    } catch (error) {
      context.log.error({ err: error, id }, 'Vacancy page failed to render; sending the built page instead.');
      return undefined;
    }
  };
}

/** Adds a page as the most recently used one, evicting the least recently used. */
function cache(pages: Map<string, RenderedPage>, id: string, page: RenderedPage): void {
  pages.delete(id);
  pages.set(id, page);
  const [oldest] = pages.keys();
  if (pages.size > CACHE_SIZE && oldest !== undefined) pages.delete(oldest);
}

async function renderJob(
  context: Context,
  rendering: BuiltRendering,
  id: string,
): Promise<RenderedPage | 'unknown'> {
  const vacancy = await readVacancy(context, id);
  if (!vacancy) return 'unknown';
  const { html, policy } = await rendering.renderDocument({
    template: rendering.template,
    address: jobPath(id),
    data: { job: v.parse(Job, vacancy) },
  });
  return { body: await compressBody('text/html; charset=utf-8', html), policy };
}
