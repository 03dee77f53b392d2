import { SESSION_MARK_COOKIE } from '@/contract/session';
import { useAppDispatch } from '@/store/hooks';
import type { AppDispatch } from '@/store/makeStore';
import { signedOut } from './sessionSlice';

/**
 * Signs out by deleting the session's readable cookie, without which the server rejects the other one. Remembered
 * credentials stay, as specified.
 */
export const signOut = () => (dispatch: AppDispatch) => {
  document.cookie = `${SESSION_MARK_COOKIE}=; path=/; max-age=0`;
  dispatch(signedOut());
};

export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  return () => dispatch(signOut());
}
