import type { ComponentType } from 'react';

export type PageModule = { Page: ComponentType };

/** A page whose code is fetched when it is first needed. */
export type LazyPage = {
  /** Fetches the code once, for React's `use`; a failure is kept until `forget`. */
  load: () => Promise<ComponentType>;
  /** Lets the next `load` try again after a failure. */
  forget: () => void;
};

/** Makes one of an `import()`; nothing is fetched yet. */
export function lazyPage(importPage: () => Promise<PageModule>): LazyPage {
  let loading: Promise<ComponentType> | undefined;
  const start = () => {
    const promise = importPage().then(({ Page }) => {
      // React's `use` reads these and does not suspend on a page that is there already. During hydration
      // that matters: a page that suspends throws away the HTML which the server sent.
      Object.assign(promise, { status: 'fulfilled', value: Page });
      return Page;
    });
    return promise;
  };
  return {
    load: () => (loading ??= start()),
    forget: () => {
      loading = undefined;
    },
  };
}
