import type { Action } from '@reduxjs/toolkit';
import { applyingSlice, sessionChanged } from '@/features/applying/applyingSlice';
import { returnLinkSlice } from '@/features/session/returnLinkSlice';
import { sessionSlice } from '@/features/session/sessionSlice';
import { isRecord } from '@/lib/isRecord';

const HIDDEN = '(hidden)';
const SECRETS = ['password', 'newPassword', 'confirmPassword', 'token', 'resume'];
/** These slices know who the visitor is; so does what is read from the device. */
const PERSONAL_SLICES: readonly string[] = [sessionSlice.name, returnLinkSlice.name];
const PERSONAL_ACTIONS = [...PERSONAL_SLICES, 'device'].map((name) => `${name}/`);
/** The session in whose name somebody applies. */
const PERSONAL = ['session', 'owner'];

/**
 * How Redux DevTools shows the store. The actions of a call are named after its endpoint, as in `api/login/fulfilled`. What a
 * visitor sends, the answer to it and their name are readable in development, without passwords, tokens and CVs; in production they
 * are hidden, because anyone may open the extension on a computer that others use too. Reads of public vacancies are shown in both.
 */
export const devTools = { actionSanitizer, stateSanitizer };

function actionSanitizer<A extends Action>(action: A): A {
  // Redux Toolkit's actions carry these, which the type of an action does not say.
  const { type, payload, meta } = action as A & { type: string; payload?: unknown; meta?: unknown };
  const call = isRecord(meta) && isRecord(meta.arg) && meta.arg;
  const title = call ? type.replace(/execute\w+/, String(call.endpointName)) : type;
  if (process.env.NODE_ENV === 'production') {
    const isSent = call && call.type !== 'query';
    const isPersonal = PERSONAL_ACTIONS.some((name) => type.startsWith(name)) || sessionChanged.match(action);
    if (isSent || isPersonal) return { ...action, type: title, payload: HIDDEN, meta: HIDDEN };
    if (!call) return payload === undefined ? action : { ...action, payload: without(PERSONAL, payload) };
  }
  // `baseQueryMeta` holds the request itself.
  const arg = call && { ...call, originalArgs: without(SECRETS, call.originalArgs) };
  return { ...action, type: title, payload, ...(call && { meta: { ...meta, arg, baseQueryMeta: HIDDEN } }) };
}

function stateSanitizer<State>(state: State): State {
  if (process.env.NODE_ENV !== 'production' || !isRecord(state)) return state;
  const api = isRecord(state.api) && { api: { ...state.api, mutations: HIDDEN } };
  return {
    ...state,
    ...Object.fromEntries(PERSONAL_SLICES.map((name) => [name, HIDDEN])),
    [applyingSlice.name]: without(PERSONAL, state.applying),
    ...api,
  };
}

function without(names: readonly string[], value: unknown): unknown {
  if (!isRecord(value)) return value;
  const shown = Object.entries(value).map(([name, part]) => [name, names.includes(name) ? HIDDEN : part]);
  return Object.fromEntries(shown);
}
