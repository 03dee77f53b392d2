import { type Action, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '@/api/baseApi';
import { isRecord } from '@/lib/isRecord';
import { makeListenerMiddleware } from './listenerMiddleware';
import { rootReducer, type RootState } from './rootReducer';

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

export type AppStore = ReturnType<typeof makeStore>;

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
