// Hydrates the prerendered page, or renders it where the HTML is empty (`npm run dev`) or another page's.
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { makeCache, takeOverRules } from '@/app/makeCache';
import { readPageData } from '@/app/pageData';
import { preloadPagesOfLinks } from '@/app/preloadPages';
import { Providers } from '@/app/Providers';
import { loadPage, routeAt } from '@/app/routes';
import { logProblem } from '@/lib/log';
import { wait } from '@/lib/wait';
import { makeStore, type RootState } from '@/store/makeStore';
import { startPersistence } from '@/store/persistence';
import { keepEarlyInput } from './earlyInput';
import { endPrehydration } from './endPrehydration';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into');

const store = makeStore();
const { pathname } = window.location;
const route = routeAt(pathname);
// A static host may answer with another page's HTML.
if (root.dataset.route === route.path) void hydrate(root);
else void render(root);
preloadPagesOfLinks();

// Under `npm run dev`, an edited slice keeps its state. An edit to how it is stored takes effect at the next start.
module.hot?.accept(['@/store/makeStore', '@/store/persistence', '@/app/pageData'], async () => {
  // Imported again: the import above still refers to the module before the edit.
  const { rootReducer } = await import(/* webpackMode: "eager" */ '@/store/makeStore');
  store.replaceReducer(rootReducer);
});

async function hydrate(container: HTMLElement): Promise<void> {
  // The page's code is evaluated in a task of its own, as in main.tsx.
  await wait();
  // Loaded first, so that hydrating waits for no network. A failure shows in the page, with a way to try again.
  const page = await loadPage(route).catch(() => undefined);
  readPageData(store);
  // The state that the HTML was rendered from: nothing from the device or the backend is in the store yet.
  const serverState = store.getState();
  page?.prefetch?.(store);
  await wait();
  // The visitor may have gone back to another page of the same document.
  if (window.location.pathname !== pathname) return render(container);
  const restoreInput = keepEarlyInput(container);
  // In a transition React hydrates in slices, between which the page answers.
  await show(
    (site) => startTransition(() => void hydrateRoot(container, site, { onRecoverableError })),
    serverState,
  );
  restoreInput();
  endPrehydration();
}

async function render(container: HTMLElement): Promise<void> {
  container.textContent = '';
  await show((site) => createRoot(container).render(site));
  endPrehydration();
}

/** If the visitor goes back while React hydrates, React discards the HTML and renders the other page: nothing to report. */
function onRecoverableError(error: unknown): void {
  if (window.location.pathname === pathname) logProblem('hydration mismatch', error);
}

/** Resolves once the first page has mounted or hydrated, or a message stands in its place. */
async function show(mount: (site: ReactNode) => void, serverState?: RootState): Promise<void> {
  startPersistence(store);
  await new Promise<void>((onPageReady) => {
    mount(
      <StrictMode>
        <Providers store={store} serverState={serverState} cache={takeOverRules(makeCache())}>
          <BrowserRouter>
            <App onPageReady={onPageReady} />
          </BrowserRouter>
        </Providers>
      </StrictMode>,
    );
  });
  // After React's own effects and its first render from the store, which would overwrite restored values.
  await wait();
}
