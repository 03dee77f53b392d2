import {
  combineSlices,
  configureStore,
  createAction,
  createListenerMiddleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '@/api/baseApi';
import { colorSchemeSlice } from '@/features/appearance/colorSchemeSlice';
import { appliedSlice } from '@/features/applying/appliedSlice';
import { applyingSlice, followSession } from '@/features/applying/applyingSlice';
import { savedSlice } from '@/features/jobs/saved/savedSlice';
import { seenSlice } from '@/features/jobs/saved/seenSlice';
import { checklistSlice } from '@/features/jobs/checklist/checklistSlice';
import { filtersSlice } from '@/features/jobs/search/filtersSlice';
import { sessionSlice } from '@/features/session/sessionSlice';
import { returnLinkSlice } from '@/features/session/returnLinkSlice';
import { devTools } from './devTools';

const slices = combineSlices(
  baseApi,
  sessionSlice,
  filtersSlice,
  appliedSlice,
  applyingSlice,
  savedSlice,
  seenSlice,
  returnLinkSlice,
  checklistSlice,
  colorSchemeSlice,
);

export type RootState = ReturnType<typeof slices>;
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

/** What an earlier visit or another tab has kept becomes the state of this slice. */
export const storageRead = createAction<{ name: keyof RootState; state: unknown }>('device/storageRead');
/** Everything kept on the device has been deleted: all but the API's answers goes back to its initial state. */
export const deviceWiped = createAction('device/wiped');

export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  if (deviceWiped.match(action)) return slices(state && { api: state.api }, action);
  if (storageRead.match(action))
    return { ...slices(state, action), [action.payload.name]: action.payload.state };
  return slices(state, action);
};

/** Creates a fresh store: the same initial state in the browser, at build time and in tests. */
export function makeStore(preloadedState?: Partial<RootState>) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault().prepend(createListenerMiddleware().middleware).concat(baseApi.middleware),
    devTools,
    preloadedState,
  });
  store.dispatch(followSession);
  // Failed reads are made again when the connection comes back.
  setupListeners(store.dispatch);
  return store;
}
