import { HOST_COOKIE_PREFIX, SESSION_MARK_COOKIE } from '@/contract/session';
import { useAppDispatch } from '@/store/hooks';
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

/** Signs out on this device and on the server. */
export const signOut = () => (dispatch: AppDispatch) => {
  dispatch(forgetSession());
  void endSession();
};

export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  return () => dispatch(signOut());
}
