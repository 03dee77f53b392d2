import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Piscina } from 'piscina';
import { markClosed } from '@/contract/jobs';
import { jobPath } from '@/lib/paths';
import type * as Rendering from '@/renderer';
import type { Context } from '@server/context/context';
import { withTimeout } from '@server/lib/withTimeout';
import { holdUntilChanged, isGone, QUERY_TIMEOUT_MS, readVacancy } from '@server/vacancies/vacancyQueries';
import type { PageRenderer } from './serveSite';

/** How many rendered pages are cached; they are all dropped when one more comes. */
export const CACHE_SIZE = 300;

type Page = Awaited<ReturnType<PageRenderer>>;
type RenderPage = Pick<BuiltRendering, 'template' | 'renderDocument'>;

/**
 * Renders vacancy pages with their data inlined, so that the first view needs no API request. Each page is rendered once, however
 * many ask for it at once, and cached until any vacancy changes or closes. For unknown ids, for pages that fail to render and for
 * those that would wait too long, the built file is sent, which the browser fills in.
 */
export function createJobRenderer(context: Context, rendering: RenderPage): PageRenderer {
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
  { template, renderDocument }: RenderPage,
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

/** How many pages may wait for a thread; about 0.3 s of work. */
const QUEUE_SIZE = 32;

type Document = Parameters<typeof Rendering.renderDocument>[0];

/** The build that renders the site's pages, in threads of its own so that a render (7 to 10 ms) holds up no other request. */
export type BuiltRendering = {
  /** The HTML template for vacancy pages. */
  template: string;
  /** The settings that the site was built with; `apiHost` is empty where this server is its backend. */
  site: typeof Rendering.site;
  /** Renders a page; undefined when too many are waiting already. */
  renderDocument: (page: Document) => ReturnType<typeof Rendering.renderDocument> | undefined;
  stop: () => Promise<void>;
};

/** Starts the renderer that the build left beside the site; undefined where there is no build. */
export async function startRendering(siteDir: string): Promise<BuiltRendering | undefined> {
  const folder = `${siteDir}-server`;
  const code = path.join(folder, 'render.cjs');
  if (!existsSync(code)) return undefined;
  const pool = new Piscina({ ...threads, filename: code });
  // Keeps the server running when a thread dies while idle: the pool starts another.
  pool.on('error', () => undefined);
  const run = <Result>(name: keyof typeof Rendering, input?: Document): Promise<Result> =>
    pool.run(input, { name });
  return {
    template: await readFile(path.join(folder, 'template.html'), 'utf8'),
    site: await run<typeof Rendering.site>('readSite'),
    renderDocument: (page) => (pool.queueSize < QUEUE_SIZE ? run('renderDocument', page) : undefined),
    stop: () => pool.destroy(),
  };
}

const threads = {
  minThreads: 1,
  maxThreads: Math.min(2, os.availableParallelism()),
  idleTimeout: 60_000,
  // By default a busy thread never returns to its event loop, so React's and the store's timers never run and memory grows.
  atomics: 'disabled',
  // Not the loader that runs the server from its sources. Piscina asks for an array that it could change.
  execArgv: [] as string[],
  // A render needs 20 MB.
  resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 },
} as const;
