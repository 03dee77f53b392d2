import type { Action } from '@reduxjs/toolkit';
import { isRecord } from '@/lib/isRecord';

const HIDDEN = '(hidden)';
const SECRET_FIELDS = ['password', 'newPassword', 'confirmPassword', 'token', 'resume'];

/** The action as Redux DevTools may show it: without passwords, tokens and CVs, and without requests that carry them. */
export function withoutSecrets<A extends Action>(action: A): A {
  if (!('meta' in action) || !isRecord(action.meta)) return action;
  const { baseQueryMeta: _request, ...meta } = action.meta;
  return { ...action, meta: isRecord(meta.arg) ? { ...meta, arg: hideArguments(meta.arg) } : meta };
}

function hideArguments(arg: Record<string, unknown>): Record<string, unknown> {
  if (!isRecord(arg.originalArgs)) return arg;
  const shown = Object.entries(arg.originalArgs).map(([name, value]) => [
    name,
    SECRET_FIELDS.includes(name) ? HIDDEN : value,
  ]);
  return { ...arg, originalArgs: Object.fromEntries(shown) };
}
