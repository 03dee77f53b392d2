import { HOST_COOKIE_PREFIX, SESSION_MARK_COOKIE } from '@/contract/session';
import type { AppDispatch } from '@/store/makeStore';
import { endSession } from './endSession';
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

/** On a shared computer: ends the session when the browser is closed, instead of days later. */
export function endSessionWithBrowser(): void {
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=', 1);
    if (name.endsWith(SESSION_MARK_COOKIE))
      document.cookie = `${pair}; path=/; samesite=lax${name.startsWith(HOST_COOKIE_PREFIX) ? '; secure' : ''}`;
  }
}

/** Signs out on this device and on the server. */
export const signOut = () => (dispatch: AppDispatch) => {
  dispatch(forgetSession());
  endSession();
};
