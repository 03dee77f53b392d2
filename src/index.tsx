import { PAGE_DATA_ID } from '@/app/pageDataId';
import { keepEarlyInput } from '@/app/start/earlyInput';
import { whenWanted } from '@/app/start/whenWanted';
import { notFoundPage, routes } from '@/app/routes';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into');

const loadSite = () => import(/* webpackChunkName: "site" */ '@/app/start/start');

// Only a page rendered on request carries data.
const loadData = async () => (document.getElementById(PAGE_DATA_ID) ? import('@/app/pageData') : undefined);

/** Prerendered HTML is complete without script, which therefore waits until it is wanted. */
async function wakeUp(page: HTMLElement, route: string): Promise<void> {
  const early = keepEarlyInput(page);
  // A signed-in visitor's header is not the prerendered one (see index.html): no waiting then.
  if (!document.documentElement.dataset.session) await whenWanted();
  const { page: code } = routes.find(({ path }) => path === route) ?? { page: notFoundPage };
  const [{ hydrate }, data] = await Promise.all([loadSite(), loadData(), code.fetch()]);
  await hydrate(page, code, early, data?.readPageData);
}

if (root.dataset.route === undefined) void loadSite().then(({ render }) => render(root));
else void wakeUp(root, root.dataset.route);
