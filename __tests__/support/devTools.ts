import type { StoreEnhancer, StoreEnhancerStoreCreator, UnknownAction } from '@reduxjs/toolkit';

// Stands in for the Redux DevTools extension. Import it before the store: Redux Toolkit looks for the extension once.

/** Actions as they were dispatched. */
export const dispatched: UnknownAction[] = [];
/** The same actions as DevTools shows them. */
export const shown: UnknownAction[] = [];

type Options = { actionSanitizer: (action: UnknownAction) => UnknownAction };

const recorder =
  ({ actionSanitizer }: Options): StoreEnhancer =>
  (createStore) =>
  (reducer, state) => {
    const record: typeof reducer = (current, action) => {
      dispatched.push(action);
      shown.push(actionSanitizer(action));
      return reducer(current, action);
    };
    return createStore(record, state);
  };

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: Options) =>
    (...enhancers: StoreEnhancer[]) =>
    (createStore: StoreEnhancerStoreCreator) =>
      [...enhancers, recorder(options)].reduceRight((create, enhance) => enhance(create), createStore),
});

beforeEach(() => {
  dispatched.length = 0;
  shown.length = 0;
});
