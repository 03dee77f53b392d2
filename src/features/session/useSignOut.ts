import { isShared } from '@/lib/device/sharedComputer';
import { logProblem } from '@/lib/log';
import { useAppDispatch } from '@/store/hooks';
import { signOut } from './signOut';

/** Signs out; on a shared computer also wipes everything and starts anew. */
export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  return () => {
    const isWiped = isShared();
    dispatch(signOut());
    if (isWiped)
      import(/* webpackChunkName: "visit" */ '@/store/leaveSharedComputer').then(
        ({ leaveSharedComputer }) => dispatch(leaveSharedComputer('loggedOut')),
        (error: unknown) => logProblem('a shared computer could not be wiped', error),
      );
  };
}
