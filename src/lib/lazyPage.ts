import type { ComponentType } from 'react';

export type PageModule = { Page: ComponentType };

/** A page whose code is fetched when it is first needed. */
export type LazyPage = {
  /** The page, once its code is there. */
  current: () => ComponentType | undefined;
  /** Fetches the code once; a failure is kept until `forget`. */
  load: () => Promise<ComponentType>;
  /** Lets the next `load` try again. */
  forget: () => void;
};

export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let page: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  return {
    current: () => page,
    load: () => (loading ??= load().then((module) => (page = module.Page))),
    forget: () => {
      if (!page) loading = undefined;
    },
  };
}
