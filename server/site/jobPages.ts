import { markClosed } from '@/contract/jobs';
import { jobPath } from '@/lib/paths';
import type { Context } from '@server/context/context';
import { withTimeout } from '@server/lib/withTimeout';
import { holdUntilChanged, isGone, QUERY_TIMEOUT_MS, readVacancy } from '@server/vacancies/vacancyQueries';
import type { BuiltRendering } from './renderThreads';
import type { PageRenderer } from './serveSite';

/** How many rendered pages are cached; they are all dropped when one more comes. */
export const CACHE_SIZE = 300;

type Page = Awaited<ReturnType<PageRenderer>>;
type Rendering = Pick<BuiltRendering, 'template' | 'renderDocument'>;

/**
 * Renders vacancy pages with their data inlined, so that the first view needs no API request. Each page is rendered once, however
 * many ask for it at once, and cached until any vacancy changes or closes. For unknown ids, for pages that fail to render and for
 * those that would wait too long, the built file is sent, which the browser fills in.
 */
export function createJobRenderer(context: Context, rendering: Rendering): PageRenderer {
  const currentPages = holdUntilChanged(context, async () => new Map<string, Promise<Page>>());

  return async ({ id = '' }) => {
    try {
      const pages = await currentPages();
      if (pages.size >= CACHE_SIZE && !pages.has(id)) pages.clear();
      const page = pages.get(id) ?? renderVacancyPage(context, rendering, id);
      pages.set(id, page);
      const result = await page.catch((error: unknown) => {
        pages.delete(id);
        throw error;
      });
      // That a vacancy is gone is forgotten after a year, without any change of the list.
      if (typeof result !== 'object' || result.missing) pages.delete(id);
      return result;
    } catch (error) {
      context.log.error({ err: error, id }, 'Vacancy page failed to render; sending the built page instead.');
      return undefined;
    }
  };
}

async function renderVacancyPage(
  context: Context,
  { template, renderDocument }: Rendering,
  id: string,
): Promise<Page> {
  const vacancy = await withTimeout(QUERY_TIMEOUT_MS, readVacancy(context, id));
  if (vacancy) {
    const job = markClosed(vacancy, context.now());
    return renderDocument({ template, address: jobPath(id), data: { job } });
  }
  if (!(await isGone(context, id))) return 'unknown';
  const page = await renderDocument({ template, address: jobPath('gone'), isGone: true });
  return page ? { ...page, missing: 'gone' } : 'gone';
}
