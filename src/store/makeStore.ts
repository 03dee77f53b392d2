import { combineSlices, configureStore, createDynamicMiddleware, type WithSlice } from '@reduxjs/toolkit';
import type { baseApi } from '@/api/baseApi';
import { appliedSlice } from '@/features/applications/appliedSlice';
import { savedSlice } from '@/features/jobs/saved/savedSlice';
import { seenSlice } from '@/features/jobs/saved/seenSlice';
import { readySlice } from '@/features/jobs/ready/readySlice';
import { filtersSlice } from '@/features/jobs/search/filtersSlice';
import { sessionSlice } from '@/features/session/sessionSlice';
import { wayBackSlice } from '@/features/session/wayBackSlice';
import { devTools } from './devTools';

const slices = [
  sessionSlice,
  filtersSlice,
  appliedSlice,
  savedSlice,
  seenSlice,
  wayBackSlice,
  readySlice,
] as const;
const makeReducer = () => combineSlices(...slices).withLazyLoadedSlices<WithSlice<typeof baseApi>>();

export type RootState = ReturnType<ReturnType<typeof makeReducer>>;
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

/**
 * A store of its own per call: the same initial state everywhere, in the browser, at build time and in tests. RTK Query is added by the
 * first page that makes calls (see `addApi`): it would cost every page of words 17 KB.
 */
export function makeStore(preloadedState?: Partial<RootState>) {
  const reducer = makeReducer();
  const { middleware, addMiddleware } = createDynamicMiddleware();
  const store = configureStore({
    reducer,
    middleware: (getDefault) => getDefault().concat(middleware),
    devTools,
    preloadedState,
  });
  return Object.assign(store, { reducer, addMiddleware });
}

/** Under `npm run dev`: lets edited slices go on with the state that is there. */
export function replaceSlices(store: AppStore): void {
  for (const slice of slices) store.reducer.inject(slice, { overrideExisting: true });
  store.replaceReducer(store.reducer);
}
