import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '@/api/baseApi';
import { appliedSlice } from '@/features/applications/appliedSlice';
import { savedSlice } from '@/features/jobs/saved/savedSlice';
import { seenSlice } from '@/features/jobs/saved/seenSlice';
import { readySlice } from '@/features/jobs/ready/readySlice';
import { filtersSlice } from '@/features/jobs/search/filtersSlice';
import { sessionSlice } from '@/features/session/sessionSlice';
import { wayBackSlice } from '@/features/session/wayBackSlice';
import { devTools } from './devTools';

export const rootReducer = combineSlices(
  baseApi,
  sessionSlice,
  filtersSlice,
  appliedSlice,
  savedSlice,
  seenSlice,
  wayBackSlice,
  readySlice,
);

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

/** Creates a fresh store: the same initial state in the browser, at build time and in tests. */
export function makeStore(preloadedState?: Partial<RootState>) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault().concat(baseApi.middleware),
    devTools,
    preloadedState,
  });
  // Failed reads are made again when the connection comes back.
  setupListeners(store.dispatch);
  return store;
}
