import { accountsApi } from '@/api/accountsApi';
import { HOST_COOKIE_PREFIX, SESSION_MARK_COOKIE } from '@/contract/session';
import { emptyStore } from '@/device/database';
import { hasOwnBackend } from '@/lib/config';
import type { AppDispatch } from '@/store/rootReducer';
import { signedOut } from './sessionSlice';

/**
 * Forgets the session on this device. Without its readable cookie the server rejects the other one, so this holds even
 * without a connection. Remembered credentials stay, as specified.
 */
export const forgetSession = () => (dispatch: AppDispatch) => {
  for (const prefix of ['', HOST_COOKIE_PREFIX])
    document.cookie = `${prefix}${SESSION_MARK_COOKIE}=; path=/; max-age=0${prefix && '; secure'}`;
  dispatch(signedOut());
};

/** Signs out on this device and on the server. */
export const signOut = () => (dispatch: AppDispatch) => {
  dispatch(forgetSession());
  // Those of tabs that were closed, too.
  emptyStore('resumes').catch(() => undefined);
  // Somebody else's backend has no session to end.
  if (hasOwnBackend)
    void dispatch(accountsApi.endpoints.endSession.initiate(undefined, { fixedCacheKey: 'endSession' }));
};
