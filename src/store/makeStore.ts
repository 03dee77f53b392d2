import {
  type Action,
  combineSlices,
  configureStore,
  createAction,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '@/api/baseApi';
import { colorSchemeSlice } from '@/features/appearance/colorSchemeSlice';
import { appliedSlice } from '@/features/applying/appliedSlice';
import { applyingSlice } from '@/features/applying/applyingSlice';
import { savedSlice } from '@/features/jobs/list/savedSlice';
import { filtersSlice } from '@/features/jobs/search/filtersSlice';
import { isRecord } from '@/lib/isRecord';
import { sessionSlice } from '@/features/session/sessionSlice';
import { makeListenerMiddleware } from './listenerMiddleware';
import { returnLinkSlice } from '@/features/session/returnLinkSlice';

const slices = combineSlices(
  baseApi,
  sessionSlice,
  filtersSlice,
  appliedSlice,
  applyingSlice,
  savedSlice,
  returnLinkSlice,
  colorSchemeSlice,
);

export type RootState = ReturnType<typeof slices>;
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

/** What another tab has kept becomes the state of this slice. */
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
    middleware: (getDefault) => getDefault().prepend(makeListenerMiddleware()).concat(baseApi.middleware),
    devTools: { actionSanitizer },
    preloadedState,
  });
  // Failed reads are made again when the connection comes back.
  setupListeners(store.dispatch);
  return store;
}

const HIDDEN = '(hidden)';
const SECRETS = ['password', 'newPassword', 'confirmPassword', 'token', 'resume'];

/**
 * How Redux DevTools shows an action: a call is named after its endpoint, as in `api/login/fulfilled`, and passwords, tokens and files
 * are hidden. The extension works on the built site too, perhaps on a computer that others use.
 */
function actionSanitizer<A extends Action>(action: A): A {
  const { type, meta } = action as A & { meta?: unknown };
  if (!isRecord(meta) || !isRecord(meta.arg)) return action;
  const arg = { ...meta.arg, originalArgs: withoutSecrets(meta.arg.originalArgs) };
  return {
    ...action,
    type: type.replace(/execute\w+/, String(meta.arg.endpointName)),
    // The second holds the request itself.
    meta: { ...meta, arg, baseQueryMeta: HIDDEN },
  };
}

function withoutSecrets(args: unknown): unknown {
  if (!isRecord(args)) return args;
  return {
    ...args,
    ...Object.fromEntries(SECRETS.filter((name) => name in args).map((name) => [name, HIDDEN])),
  };
}
