import { useAppDispatch } from '@/store/hooks';
import { signedOut } from './sessionSlice';

/** Gives what signs the visitor out. Remembered credentials stay, as specified. */
export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  return () => void dispatch(signedOut());
}
