import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '@/api/baseApi';
import type { AppStore } from './makeStore';

/** Adds RTK Query to a store, once. Reads that failed are made again when the connection comes back. */
export function addApi(store: AppStore): void {
  if (store.hasApi()) return;
  store.injectApi(baseApi);
  setupListeners(store.dispatch);
}
