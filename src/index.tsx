import { PAGE_DATA_ID } from '@/app/pageDataId';
import { notFoundPage, routes } from '@/app/routes';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into');

const loadSite = () => import(/* webpackChunkName: "site" */ '@/app/start/start');

// Only a page rendered on request carries data.
const loadData = async () => (document.getElementById(PAGE_DATA_ID) ? import('@/app/pageData') : undefined);

/** Brings a prerendered page alive. */
async function wakeUp(page: HTMLElement, route: string): Promise<void> {
  const { page: code } = routes.find(({ path }) => path === route) ?? { page: notFoundPage };
  const [{ hydrate }, data] = await Promise.all([loadSite(), loadData(), code.fetch()]);
  await hydrate(page, code, data?.readPageData);
}

if (root.dataset.route === undefined) void loadSite().then(({ render }) => render(root));
else void wakeUp(root, root.dataset.route);
