import { PAGE_DATA_ID } from '@/app/pageDataId';
import { notFoundPage, routes } from '@/app/routes';
import { endLoadTrouble, RETRY_MILLISECONDS, showLoadTrouble } from '@/app/start/loadTrouble';
import { logProblem } from '@/lib/log';
import { wait } from '@/lib/wait';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into');

const portions = [
  () => import('react-dom/client'),
  () => import('@/ui/Box'),
  () => import('@/app/theme/theme'),
  () => import('@/store/makeStore'),
  () => import('@/app/Providers'),
  () => import('@/app/App'),
];

/**
 * In a built page what the whole site needs is there already (see early.ts). It runs in portions: at once, it would hold up a
 * slow phone.
 */
async function loadSite() {
  for (const run of portions) {
    await wait();
    await run();
  }
  await wait();
  return import(/* webpackChunkName: "site" */ '@/app/start/start');
}

// Only a page rendered on request carries data.
const loadData = async () =>
  document.getElementById(PAGE_DATA_ID) ? import(/* webpackChunkName: "job" */ '@/app/pageData') : undefined;

/** Brings a prerendered page alive. */
async function wakeUp(page: HTMLElement, route: string): Promise<void> {
  const { page: code } = routes.find(({ path }) => path === route) ?? { page: notFoundPage };
  try {
    const { hydrate } = await loadSite();
    await code.fetchApi();
    await wait();
    await code.fetch();
    endLoadTrouble();
    await wait();
    const data = await loadData();
    await hydrate(page, code, data?.readPageData);
  } catch (error) {
    logProblem('the page could not be brought alive; it tries again', error);
    showLoadTrouble();
    code.forget();
    void wait(RETRY_MILLISECONDS).then(() => wakeUp(page, route));
  }
}

const { route, scripts } = root.dataset;
// A copy of this script that comes late, when another one has been asked for, finds none and has nothing to do.
delete root.dataset.scripts;
if (scripts !== undefined) {
  if (route === undefined) void loadSite().then(({ render }) => render(root));
  else void wakeUp(root, route);
}
