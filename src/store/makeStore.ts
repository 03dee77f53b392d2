import { combineSlices, configureStore, createDynamicMiddleware, type WithSlice } from '@reduxjs/toolkit';
import type { baseApi } from '@/api/baseApi';
import { appliedSlice } from '@/features/applications/appliedSlice';
import { filtersSlice } from '@/features/jobs/search/filtersSlice';
import { sessionSlice } from '@/features/session/sessionSlice';
import { withoutSecrets } from './withoutSecrets';

/** What every page needs. The API joins with the first page that makes a call (see `joinApi`): 18 KB less elsewhere. */
export const rootReducer = combineSlices(sessionSlice, filtersSlice, appliedSlice).withLazyLoadedSlices<
  WithSlice<typeof baseApi>
>();

/** Middleware of the parts that join later; shared by all stores. */
export const laterMiddleware = createDynamicMiddleware();

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

/** A store of its own per call: the same start everywhere, in the browser, at build time and in tests. */
export function makeStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault().concat(laterMiddleware.middleware),
    devTools: { name: 'Lindenway Care', actionSanitizer: withoutSecrets },
    preloadedState,
  });
}
