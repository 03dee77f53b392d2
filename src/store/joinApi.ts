import { createAction } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '@/api/baseApi';
import { laterMiddleware, rootReducer, type AppStore } from './makeStore';

const apiJoined = createAction('store/apiJoined');
const joined = new WeakSet<AppStore>();

/**
 * Gives the store the API, for the pages that make calls (see app/routes.ts). Calls that failed are made again when the
 * connection comes back.
 */
export function joinApi(store: AppStore): void {
  if (joined.has(store)) return;
  joined.add(store);
  rootReducer.inject(baseApi);
  laterMiddleware.addMiddleware(baseApi.middleware);
  store.dispatch(apiJoined());
  if (typeof window !== 'undefined') setupListeners(store.dispatch);
}
