import * as v from 'valibot';
import { Job } from '@/contract/jobs';
import { jobPath, paths } from '@/lib/paths';
import type { Context } from '@server/context';
import { readVacancy, vacanciesVersion } from '@server/vacancies/readVacancy';
import type { BuiltRendering } from './rendering';
import type { RenderedPage } from './send';
import type { RenderPage } from './serveSite';

/** So many pages are kept; those asked for longest ago go first. */
const KEPT_PAGES = 500;

/**
 * Makes the pages of vacancies, each with the vacancy's data in it so that its first view needs no call, and keeps them until
 * the vacancies change. An id of no vacancy gets the file of the page with status 404: the browser says there what the
 * specification says, and a robot that asks for invented ids costs next to nothing. A page that cannot be rendered is its file too.
 */
export function makeJobPages(context: Context, rendering: BuiltRendering): RenderPage {
  let version = '';
  const pages = new Map<string, RenderedPage>();

  const pageOf = async (id: string): Promise<RenderedPage | 'unknown'> => {
    const current = await vacanciesVersion(context);
    if (current !== version) pages.clear();
    version = current;
    const page = pages.get(id) ?? (await renderJob(context, rendering, id));
    // While it was made, another request may have seen the vacancies change.
    if (page !== 'unknown' && version === current) keep(pages, id, page);
    return page;
  };

  return async ({ route, params: { id } }) => {
    if (route !== paths.job || id === undefined) return undefined;
    try {
      return await pageOf(id);
    } catch (error) {
      context.log.error({ err: error, id }, 'A vacancy could not be rendered: the browser does it.');
      return undefined;
    }
  };
}

/** Puts a page at the end of those that are kept. */
function keep(pages: Map<string, RenderedPage>, id: string, page: RenderedPage): void {
  pages.delete(id);
  pages.set(id, page);
  const [oldest] = pages.keys();
  if (pages.size > KEPT_PAGES && oldest !== undefined) pages.delete(oldest);
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
  return { html, policy };
}
