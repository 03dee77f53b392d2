import {
  addListener,
  createListenerMiddleware,
  isAnyOf,
  isFulfilled,
  isRejectedWithValue,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { jobsApi } from '@/api/jobsApi';
import { sessionChanged } from '@/features/applying/applyingSlice';
import { isSamePerson } from '@/features/session/sessionSlice';
import { clearTyped, setDraftOwner } from '@/forms/draft';
import { isRecord } from '@/lib/isRecord';
import { logProblem } from '@/lib/log';
import type { AppDispatch, RootState } from './rootReducer';

const { getJobs, getJob } = jobsApi.endpoints;
const isFailedRead = isAnyOf(getJobs.matchRejected, getJob.matchRejected);

/** For listeners that are added later, and may be removed. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>();

/** What every store does with an action beside reducing it. */
export function makeListenerMiddleware() {
  const { middleware, startListening } = createListenerMiddleware();
  const startAppListening = startListening.withTypes<RootState, AppDispatch>();

  // The session changes in this tab or in another. What was typed goes with whoever has logged out.
  startAppListening({
    predicate: (_action, now, before) => now.session !== before.session,
    effect: (_action, listener) => {
      const before = listener.getOriginalState().session;
      const now = listener.getState().session;
      const isOver = before.isAuthenticated && !isSamePerson(before, now);
      if (isOver) clearTyped();
      setDraftOwner(now.account ?? '');
      listener.dispatch(sessionChanged({ isOver }));
    },
  });

  // A failed read is only logged (docs/behaviour.md, section 8), with the answer's `error` field where it has one.
  startAppListening({
    predicate: isFailedRead,
    effect: (action) => {
      // Skipped, since the same request was already running.
      if (!isFailedRead(action) || action.meta.condition) return;
      const id = action.meta.arg.originalArgs;
      const error: Record<string, unknown> = isRecord(action.payload) ? action.payload : {};
      const reason = isRecord(error.data) ? error.data.error : undefined;
      logProblem(`${id ? `vacancy ${id}` : 'vacancies'} could not be loaded`, {
        status: error.status,
        error: reason ?? error.error,
      });
    },
  });

  // Some devices say wrongly that they are offline: an answer of any status to what was sent proves the connection.
  startAppListening({
    predicate: (action, { api }) => !api.config.online && isAnsweredWrite(action),
    effect: () => void dispatchEvent(new Event('online')),
  });
  return middleware;
}

/** No cache answers a write. */
function isAnsweredWrite(action: UnknownAction): boolean {
  const { arg } = isRecord(action.meta) ? action.meta : {};
  if (!isRecord(arg) || arg.type !== 'mutation') return false;
  return (
    isFulfilled(action) ||
    (isRejectedWithValue(action) && isRecord(action.payload) && typeof action.payload.status === 'number')
  );
}
