import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '@/api/baseApi';
import type { AppStore } from './makeStore';

/** Adds RTK Query to a store, once. Reads that failed are made again when the connection comes back. */
export function addApi(store: AppStore): void {
  if ('api' in store.getState()) return;
  store.reducer.inject(baseApi);
  store.addMiddleware(baseApi.middleware);
  // The injected reducer has a state from the next action on.
  store.dispatch({ type: 'store/apiAdded' });
  setupListeners(store.dispatch);
}
