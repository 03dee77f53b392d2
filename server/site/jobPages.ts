import { jobPath } from '@/lib/paths';
import type { Context } from '@server/context/context';
import { withTimeout } from '@server/lib/withTimeout';
import { followVersion, isGone, QUERY_TIMEOUT_MS, readVacancy } from '@server/vacancies/vacancyQueries';
import type { BuiltRendering } from './renderThreads';
import type { PageRenderer, RenderedPage } from './serveSite';

/** How many rendered pages are cached. */
export const CACHE_SIZE = 300;

type Page = Awaited<ReturnType<PageRenderer>>;
type Rendering = Pick<BuiltRendering, 'template' | 'renderDocument'>;

/**
 * Renders vacancy pages with their data inlined, so that the first view needs no API request. Each page is rendered once, however
 * many ask for it at once, and cached until any vacancy changes or closes. For unknown ids, for pages that fail to render and for
 * those that would wait too long, the built file is sent, which the browser fills in. All vacancies that are gone share one page.
 */
export function createJobRenderer(context: Context, rendering: Rendering): PageRenderer {
  const currentVersion = followVersion(context);
  let version = '';
  const pages = new Map<string, Promise<Page>>();
  const renderGone = shareGonePage(context, rendering);

  return async ({ id = '' }) => {
    try {
      const current = await currentVersion();
      if (current !== version) pages.clear();
      version = current;
      const page = await keep(pages, id, pages.get(id) ?? renderVacancyPage(context, rendering, id));
      return page === 'gone' ? ((await renderGone()) ?? page) : page;
    } catch (error) {
      context.log.error({ err: error, id }, 'Vacancy page failed to render; sending the built page instead.');
      return undefined;
    }
  };
}

/**
 * Shares a page that is rendered or being rendered with later requests, as the most recently used one; drops the least recently
 * used. A result that is not a page is not kept.
 */
async function keep(pages: Map<string, Promise<Page>>, id: string, page: Promise<Page>): Promise<Page> {
  pages.delete(id);
  pages.set(id, page);
  const [oldest] = pages.keys();
  if (pages.size > CACHE_SIZE && oldest !== undefined) pages.delete(oldest);
  const result = await page.catch(() => undefined);
  if (typeof result !== 'object' && pages.get(id) === page) pages.delete(id);
  return page;
}

async function renderVacancyPage(context: Context, rendering: Rendering, id: string): Promise<Page> {
  const vacancy = await withTimeout(QUERY_TIMEOUT_MS, readVacancy(context, id));
  if (!vacancy) return (await isGone(context, id)) ? 'gone' : 'unknown';
  return render(rendering, { address: jobPath(id), data: { job: vacancy } });
}

/** Returns the one page for all vacancies that are gone, which contains no id. Rendered on first use, and again after a failure. */
function shareGonePage({ log }: Context, rendering: Rendering): () => Promise<RenderedPage | undefined> {
  let shared: Promise<RenderedPage | undefined> | undefined;
  return async () => {
    shared ??= render(rendering, { address: jobPath('-'), isGone: true });
    const page = await shared.catch((error: unknown) => {
      log.error(
        { err: error },
        'The page of vacancies that are gone failed to render; sending the built page instead.',
      );
    });
    if (!page) shared = undefined;
    return page ? { ...page, missing: 'gone' } : undefined;
  };
}

async function render(
  { template, renderDocument }: Rendering,
  source: Omit<Parameters<Rendering['renderDocument']>[0], 'template'>,
): Promise<RenderedPage | undefined> {
  return renderDocument({ template, ...source });
}
