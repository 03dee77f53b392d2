import { useRef, useState } from 'react';
import { toasts } from '@/contract/messages';
import { applicationSent, selectHasApplied } from '@/features/applications/appliedSlice';
import { selectIsAuthenticated, signedOut } from '@/features/session/sessionSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { notify } from '@/ui/toast/notify';

/**
 * The way from Apply Now to Applied (specification section 4): a guest signs in first; the flag is stored
 * the moment the server has said yes; the modal gives way once the toast is gone.
 */
export function useApplying(jobId: string) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isFlagged = useAppSelector((state) => selectHasApplied(state, jobId));
  const [stage, setStage] = useState<'closed' | 'login' | 'form' | 'sent'>('closed');
  const [isSessionEnded, setSessionEnded] = useState(false);
  const answerSignIn = useRef<(isSignedIn: boolean) => void>(undefined);

  const settleSignIn = (isSignedIn: boolean) => {
    setSessionEnded(false);
    answerSignIn.current?.(isSignedIn);
    answerSignIn.current = undefined;
  };

  return {
    stage,
    isSessionEnded,
    isFormOpen: stage === 'form' || stage === 'sent',
    hasApplied: isFlagged && stage !== 'sent',
    // Asked when it is pressed: a page that has just come alive shows what a guest sees.
    apply: () => setStage(selectIsAuthenticated(store.getState()) ? 'form' : 'login'),
    close: () => setStage('closed'),
    signedIn: () => (isSessionEnded ? settleSignIn(true) : setStage('form')),
    cancelSignIn: () => (isSessionEnded ? settleSignIn(false) : setStage('closed')),
    askToSignIn: () => {
      dispatch(signedOut());
      setSessionEnded(true);
      return new Promise<boolean>((resolve) => (answerSignIn.current = resolve));
    },
    sent: () => {
      dispatch(applicationSent(jobId));
      // Closed while it was on its way: it stays closed.
      setStage((current) => (current === 'closed' ? current : 'sent'));
      notify.success(toasts.applicationSent, () => setStage('closed'));
    },
  };
}

export type Applying = ReturnType<typeof useApplying>;
