// The browser's entry: hydrates the prerendered page, or renders it where the HTML is empty (`npm run dev`) or another page's.
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { makeCache, adoptRenderedStyles } from '@/app/makeCache';
import { readPageData } from '@/app/pageData';
import { Providers } from '@/app/Providers';
import { loadPage, routePath, routes } from '@/app/routes';
import { loadFonts } from '@/app/theme/loadFonts';
import { keepEarlyInput } from '@/hydration/earlyInput';
import { endPrehydration } from '@/hydration/endPrehydration';
import { logProblem } from '@/lib/log';
import { wait } from '@/lib/wait';
import { makeStore } from '@/store/makeStore';
import { startPersistence } from '@/store/persistence';

// Started here, not in prehydration.ts: fonts fetched alongside the scripts would delay hydration by 300 ms on a slow phone.
void loadFonts();
const store = makeStore();
void start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to render into');
  const { pathname } = window.location;
  // Loaded first, so that the router can hydrate at once. It shows a failure itself, in place of the page.
  const isLoaded = await loadPage(pathname).then(
    () => true,
    () => false,
  );
  // A static host may answer with another page's HTML, and the visitor may have gone back to another page of the same document.
  const isRendered =
    isLoaded && root.dataset.route === routePath(pathname) && window.location.pathname === pathname;
  // With `hydrationData` the router leaves the scroll position of the first page to the browser.
  const router = createBrowserRouter(routes, isRendered ? { hydrationData: {} } : {});
  readPageData(store);
  // The state that the HTML was rendered from: nothing from the device is in the store yet.
  const serverState = store.getState();
  startPersistence(store);

  const restoreInput = isRendered ? keepEarlyInput(root) : undefined;
  const onReady = async () => {
    // After React's own effects and its first render from the store, which would overwrite restored values.
    await wait();
    restoreInput?.();
    endPrehydration();
  };
  const site = (
    <>
      <StrictMode>
        <Providers
          store={store}
          {...(isRendered && { serverState })}
          cache={adoptRenderedStyles(makeCache())}
        >
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>
      <Ready onReady={onReady} />
    </>
  );
  if (!isRendered) {
    root.textContent = '';
    createRoot(root).render(site);
    return;
  }
  // If the visitor goes back meanwhile, React discards the HTML and renders the other page: nothing to report.
  const onRecoverableError = (error: unknown) => {
    if (window.location.pathname === pathname) logProblem('hydration mismatch', error);
  };
  // In a transition React hydrates in slices, between which the page answers.
  startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
}

/** Mounts after the site, its earlier sibling. */
function Ready({ onReady }: { onReady: () => Promise<void> }) {
  useEffect(() => void onReady(), [onReady]);
  return null;
}

// Under `npm run dev`, an edited slice keeps its state. An edit to how it is stored takes effect at the next start.
module.hot?.accept(['@/store/makeStore', '@/store/persistence', '@/app/pageData'], async () => {
  // Imported again: the import above still refers to the module before the edit.
  const { rootReducer } = await import(/* webpackMode: "eager" */ '@/store/makeStore');
  store.replaceReducer(rootReducer);
});
