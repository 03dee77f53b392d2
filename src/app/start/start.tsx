import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { App } from '@/app/App';
import type { LazyPage } from '@/app/lazyPage';
import { preloadPagesOfLinks } from '@/app/preloadPages';
import { Providers } from '@/app/Providers';
import { anyOtherPath, routes } from '@/app/routes';
import { logProblem } from '@/lib/log';
import { wait } from '@/lib/wait';
import { makeStore, type AppStore } from '@/store/makeStore';
import { keepEarlyInput } from './earlyInput';
import { showWholePage } from './firstView';
import { cacheOfPage } from './pageStyles';

/** Renders the site anew, whatever stands in the page; what was pressed or typed before is dropped. */
export function render(root: HTMLElement): void {
  window.earlyPress?.release();
  showWholePage();
  root.textContent = '';
  createRoot(root).render(site(makeStore()));
  preloadPagesOfLinks();
}

/**
 * Brings a prerendered page alive; `fill` puts the data that it came with into the store. A static host may
 * have served another page's HTML: then it is rendered anew.
 */
export async function hydrate(
  root: HTMLElement,
  page: LazyPage,
  fill?: (store: AppStore) => void,
): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, window.location.pathname))?.path ?? anyOtherPath;
  if (root.dataset.route !== route) {
    render(root);
    return;
  }
  showWholePage();
  const store = makeStore();
  // What suspends while hydrating throws the prerendered HTML away.
  await page.load(store);
  fill?.(store);
  await wait();
  restoreInlineStyles(root);
  const giveBack = keepEarlyInput(root, window.earlyPress?.release() ?? []);
  let isAlive = false;
  const onPageReady = () => {
    if (isAlive) return;
    isAlive = true;
    // Once React is done with its work: until then it would not show what it makes of a typed value.
    queueMicrotask(() => {
      giveBack();
      // For those who measure, the project's own journeys among them.
      performance.mark('alive');
    });
  };
  // A transition is cut into slices; hydrated at once the page would not answer for a while.
  startTransition(() => {
    hydrateRoot(root, site(store, onPageReady), {
      onRecoverableError: (error) => logProblem('the prerendered page did not fit', error),
    });
  });
  preloadPagesOfLinks();
}

function site(store: AppStore, onPageReady?: () => void) {
  return (
    <Providers store={store} serverState={store.getState()} cache={cacheOfPage()}>
      <BrowserRouter>
        <App onPageReady={onPageReady} />
      </BrowserRouter>
    </Providers>
  );
}

/** The page's policy forbids `style` attributes in HTML, not styles set by script (see app/render/document.ts). */
function restoreInlineStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
}
