import * as v from 'valibot';
import { Job } from '@/contract/jobs';
import { jobPath, paths } from '@/lib/paths';
import type { Context } from '@server/context';
import { readVacancy, vacanciesVersion } from '@server/vacancies/readVacancy';
import type { BuiltRendering } from './rendering';
import type { RenderedPage } from './send';
import type { RenderPage } from './serveSite';

/** So many pages are kept; a robot that asks for invented ids must not fill the memory. */
const KEPT_PAGES = 500;

/**
 * Makes the pages of vacancies, each with the vacancy's data in it so that its first view needs no call, and keeps them until
 * the vacancies change. The page of an unknown id has status 404; the browser says there what the specification says.
 */
export function makeJobPages(context: Context, rendering: BuiltRendering): RenderPage {
  let version = '';
  const pages = new Map<string, RenderedPage>();

  return async ({ route, params: { id } }) => {
    if (route !== paths.job || id === undefined) return undefined;
    const current = await vacanciesVersion(context);
    if (current !== version) pages.clear();
    version = current;
    const known = pages.get(id);
    if (known) return known;
    const page = await renderJob(context, rendering, id);
    if (page.status !== 200) return page;
    for (const oldest of pages.keys()) {
      if (pages.size < KEPT_PAGES) break;
      pages.delete(oldest);
    }
    pages.set(id, page);
    return page;
  };
}

async function renderJob(context: Context, rendering: BuiltRendering, id: string): Promise<RenderedPage> {
  const vacancy = await readVacancy(context, id);
  const { html, policy } = await rendering.renderDocument({
    template: rendering.template,
    address: jobPath(id),
    route: paths.job,
    data: vacancy && { job: v.parse(Job, vacancy) },
  });
  return { status: vacancy ? 200 : 404, html, policy };
}
