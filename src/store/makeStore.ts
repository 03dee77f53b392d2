import {
  combineSlices,
  configureStore,
  createAction,
  createDynamicMiddleware,
  type WithSlice,
} from '@reduxjs/toolkit';
import type { baseApi } from '@/api/baseApi';
import { appliedSlice } from '@/features/applications/appliedSlice';
import { filtersSlice } from '@/features/jobs/search/filtersSlice';
import { sessionSlice } from '@/features/session/sessionSlice';
import { withoutSecrets } from './withoutSecrets';

const makeReducer = () =>
  combineSlices(sessionSlice, filtersSlice, appliedSlice).withLazyLoadedSlices<WithSlice<typeof baseApi>>();

export type RootState = ReturnType<ReturnType<typeof makeReducer>>;
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

const apiAdded = createAction('store/apiAdded');

/**
 * A store of its own per call: the same start everywhere, in the browser, at build time and in tests. RTK Query is added by the
 * first page that makes calls (see `addApi`): it would cost every page of words 17 KB.
 */
export function makeStore(preloadedState?: Partial<RootState>) {
  const reducer = makeReducer();
  const later = createDynamicMiddleware();
  const store = configureStore({
    reducer,
    middleware: (getDefault) => getDefault().concat(later.middleware),
    devTools: { name: 'Lindenway Care', actionSanitizer: withoutSecrets },
    preloadedState,
  });
  const injectApi = (api: typeof baseApi) => {
    reducer.inject(api);
    later.addMiddleware(api.middleware);
    store.dispatch(apiAdded());
  };
  return Object.assign(store, { injectApi, hasApi: () => 'api' in store.getState() });
}
