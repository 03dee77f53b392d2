import { lazy, type ComponentType } from 'react';
import type { AppStore } from '@/store/makeStore';

/** A file of pages/. `prepare` gives the store what the page needs beyond what all pages do. */
export type PageModule = { Page: ComponentType; prepare?: (store: AppStore) => void };

/** A page whose code is fetched when it is first needed. */
export type LazyPage = {
  /** Fetches the code once. */
  fetch: () => Promise<PageModule>;
  /** Fetches the code and makes the page ready for a store. */
  load: (store: AppStore) => Promise<ComponentType>;
  /**
   * What to render: the page itself once it is loaded, before that a component that suspends. During hydration the
   * difference matters: a page that suspends throws away the HTML which the server sent.
   */
  component: (store: AppStore) => ComponentType;
  /** Lets the next attempt try again after a failure. */
  forget: (store?: AppStore) => void;
};

/** Makes one of an `import()`; nothing is fetched yet. */
export function lazyPage(importPage: () => Promise<PageModule>): LazyPage {
  let fetched: Promise<PageModule> | undefined;
  const loaded = new WeakMap<AppStore, ComponentType>();
  const waiting = new WeakMap<AppStore, ComponentType>();

  const fetch = () => (fetched ??= importPage());
  const load = async (store: AppStore) => {
    const { Page, prepare } = await fetch();
    prepare?.(store);
    loaded.set(store, Page);
    return Page;
  };
  const waitFor = (store: AppStore) => {
    const made = lazy(async () => ({ default: await load(store) }));
    waiting.set(store, made);
    return made;
  };

  return {
    fetch,
    load,
    component: (store) => loaded.get(store) ?? waiting.get(store) ?? waitFor(store),
    forget: (store) => {
      fetched = undefined;
      if (store) waiting.delete(store);
    },
  };
}
