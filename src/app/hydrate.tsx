import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Hydrated } from './Hydrated';
import { keepFiltersInAddress, readFilters } from './filtersInAddress';
import { makeCache } from './makeCache';
import { Providers } from './Providers';
import { loadPage, routePath, routes } from './routes';
import { GoneAddress, readPageData } from '@/features/jobs/details/pageData';
import { logProblem } from '@/lib/log';
import { tidyAddress, tidyQuery } from '@/lib/tidyAddress';
import { tolerateTranslation } from '@/lib/tolerateTranslation';
import { pause } from '@/lib/wait';
import { makeStore } from '@/store/makeStore';
import { rootReducer } from '@/store/rootReducer';
import { readKept, startPersistence } from '@/store/persistence';

/** Hydrates the prerendered page. React replaces HTML that is another page's, or empty under `npm run dev`. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to render into');
  // A static host sends no redirect from an address that was bent.
  const address = location.pathname + location.search;
  const whole =
    routePath(location.pathname) === '*'
      ? tidyAddress(address)
      : location.pathname + tidyQuery(location.search);
  // "//name" would lead to another host.
  if (whole !== address) history.replaceState(null, '', whole.replace(/^\/{2,}/, '/') + location.hash);
  const { pathname } = location;
  // From here on `data-route` means that the HTML is this page's: a static host may have sent another's.
  if (root.dataset.route !== routePath(pathname)) delete root.dataset.route;
  // Loaded first, so that the router can hydrate at once. Without it the HTML stays, with the line of prehydration.ts; where there is
  // none of this page, the router shows the failure.
  try {
    await loadPage(pathname);
  } catch (error) {
    if (root.dataset.route) return logProblem('the code of the page could not be loaded', error);
  }
  await pause();
  const store = makeStore(readKept());
  readPageData(store);
  // The state that the HTML was rendered from: it has nothing from the device.
  const serverState = { ...rootReducer(undefined, { type: 'rendered' }), api: store.getState().api };
  startPersistence(store);
  readFilters(store, location);
  // With `hydrationData` the router leaves the scroll position of the first page to the browser.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  const unmark = (now: Pick<Location, 'pathname'>) => {
    if (now.pathname !== pathname) delete root.dataset.route;
  };
  // The visitor may have gone back to another page of the same document meanwhile.
  unmark(router.state.location);
  router.subscribe((state) => unmark(state.location));
  // An address that is written while React hydrates would be unknown to the page.
  addEventListener('hydrated', () => keepFiltersInAddress(store, router), { once: true });
  const site = (
    <>
      <Hydrated />
      <Providers store={store} serverState={serverState} cache={makeCache()}>
        <GoneAddress value={root.dataset.gone && location.pathname}>
          <RouterProvider router={router} />
        </GoneAddress>
      </Providers>
    </>
  );
  const onRecoverableError = (error: unknown) => {
    if (root.dataset.route) logProblem('hydration mismatch', error);
  };
  await pause();
  tolerateTranslation();
  // In a transition React hydrates in slices, between which the page answers.
  startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
}
