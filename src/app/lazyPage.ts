import type { ComponentType } from 'react';
import type { AppStore } from '@/store/makeStore';

/** A file of pages/. `prepare` gives the store what the page needs beyond what all pages do. */
export type PageModule = { Page: ComponentType; prepare?: (store: AppStore) => void };

/** A page whose code is fetched when it is first needed. */
export type LazyPage = {
  /** Fetches the code once. */
  fetch: () => Promise<PageModule>;
  /** The page made ready for a store, for React's `use`; a failure is kept until `forget`. */
  load: (store: AppStore) => Promise<ComponentType>;
  /** Lets the next `load` try again after a failure. */
  forget: (store?: AppStore) => void;
};

/** Makes one of an `import()`; nothing is fetched yet. */
export function lazyPage(importPage: () => Promise<PageModule>): LazyPage {
  let fetched: Promise<PageModule> | undefined;
  const ready = new WeakMap<AppStore, Promise<ComponentType>>();
  const fetch = () => (fetched ??= importPage());
  const open = (store: AppStore) => {
    const promise = fetch().then(({ Page, prepare }) => {
      prepare?.(store);
      // React's `use` reads these and does not suspend on a page that is there already. During hydration
      // that matters: a page that suspends throws away the HTML which the server sent.
      void Object.assign(promise, { status: 'fulfilled', value: Page });
      return Page;
    });
    ready.set(store, promise);
    return promise;
  };
  return {
    fetch,
    load: (store) => ready.get(store) ?? open(store),
    forget: (store) => {
      fetched = undefined;
      if (store) ready.delete(store);
    },
  };
}
