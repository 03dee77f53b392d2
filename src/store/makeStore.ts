import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '@/api/baseApi';
import { appliedSlice } from '@/features/applications/appliedSlice';
import { filtersSlice } from '@/features/jobs/search/filtersSlice';
import { sessionSlice } from '@/features/session/sessionSlice';
import { withoutSecrets } from './withoutSecrets';

const rootReducer = combineSlices(sessionSlice, filtersSlice, appliedSlice, baseApi);

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

/** A store of its own per call: the same start everywhere, in the browser, at build time and in tests. */
export function makeStore(preloadedState?: Partial<RootState>) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault().concat(baseApi.middleware),
    devTools: { name: 'Lindenway Care', actionSanitizer: withoutSecrets },
    preloadedState,
  });
  // Failed reads are made again when the connection comes back.
  setupListeners(store.dispatch);
  return store;
}
