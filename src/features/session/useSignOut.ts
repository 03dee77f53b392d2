import { headerCopy } from '@/content/navigation';
import { isShared } from '@/lib/device/sharedComputer';
import { logProblem } from '@/lib/log';
import { retry } from '@/lib/retry';
import { useAppDispatch } from '@/store/hooks';
import { notify } from '@/ui/toast/notify';
import { signOut } from './signOut';

/** Signs out; on a shared computer also wipes everything and starts anew. */
export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  return () => {
    const isWiped = isShared();
    dispatch(signOut());
    if (isWiped)
      retry(() => import(/* webpackChunkName: "visit" */ '@/store/leaveSharedComputer')).then(
        ({ leaveSharedComputer }) => dispatch(leaveSharedComputer('loggedOut')),
        (error: unknown) => {
          logProblem('A shared computer could not be wiped', error);
          notify.failure(headerCopy.notWiped);
        },
      );
  };
}
