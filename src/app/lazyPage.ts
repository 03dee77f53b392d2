import { lazy, type ComponentType } from 'react';
import type { AppStore } from '@/store/makeStore';

/** A file of pages/. */
export type PageModule = { Page: ComponentType };

/** What gives the store the API. */
export type ApiModule = { joinApi: (store: AppStore) => void };

/** A page whose code is fetched when it is first needed. */
export type LazyPage = {
  /** Fetches the code once. */
  fetch: () => Promise<PageModule>;
  /** Fetches the API, for a page that makes calls: by itself, so that the two can be run one after the other. */
  fetchApi: () => Promise<ApiModule | undefined>;
  /** Fetches the code and makes the store ready for it. */
  load: (store: AppStore) => Promise<ComponentType>;
  /**
   * What to render: the page itself once it is loaded, before that a component that suspends. During hydration the
   * difference matters: a page that suspends throws away the HTML which the server sent.
   */
  component: (store: AppStore) => ComponentType;
  /** Lets the next attempt try again after a failure. */
  forget: (store?: AppStore) => void;
};

/** Makes one of an `import()`, and another for a page that makes calls; nothing is fetched yet. */
export function lazyPage(
  importPage: () => Promise<PageModule>,
  importApi?: () => Promise<ApiModule>,
): LazyPage {
  let fetched: Promise<PageModule> | undefined;
  const loaded = new WeakMap<AppStore, ComponentType>();
  const waiting = new WeakMap<AppStore, ComponentType>();

  const fetch = () => (fetched ??= importPage());
  const fetchApi = async () => importApi?.();
  const load = async (store: AppStore) => {
    const [{ Page }, api] = await Promise.all([fetch(), fetchApi()]);
    api?.joinApi(store);
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
    fetchApi,
    load,
    component: (store) => loaded.get(store) ?? waiting.get(store) ?? waitFor(store),
    forget: (store) => {
      fetched = undefined;
      if (store) waiting.delete(store);
    },
  };
}
