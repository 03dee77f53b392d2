import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { applyingCopy } from '@/content/applying';
import type { Job } from '@/contract/jobs';
import { LoginDialog } from '@/features/session/LoginDialog';
import { selectAccount } from '@/features/session/sessionSlice';
import type { FormHandle } from '@/forms/Form';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { AppDialog } from '@/ui/AppDialog';
import { ApplicationForm } from './ApplicationForm';
import { cancelPressed, selectOwner, selectReference, signInCancelled } from './applyingSlice';
import type { Applying } from './useApplying';

type ApplyDialogsProps = { job: Job; applying: Applying };

/** The application form and the sign-in before it. Fetched, with the form kit, when a visitor presses Apply Now. */
export function ApplyDialogs({ job, applying }: ApplyDialogsProps) {
  const dispatch = useAppDispatch();
  const isSigningInAgain = applying.stage === 'signingInAgain';
  return (
    <>
      <ApplicationDialog job={job} applying={applying} />
      <LoginDialog
        isOpen={applying.stage === 'signingIn' || isSigningInAgain}
        job={job}
        isAgain={isSigningInAgain}
        onClose={() => dispatch(signInCancelled())}
      />
    </>
  );
}

/** Closing keeps what was typed; cancelling clears it, which a toast offers to undo. */
function ApplicationDialog({ job, applying: { stage, hasApplied, apply, close } }: ApplyDialogsProps) {
  const dispatch = useAppDispatch();
  const account = selectAccount({ session: useAppSelector(selectOwner) });
  // It outlasts the stage, so the title stays while the dialog closes.
  const isSent = useAppSelector(selectReference) !== undefined;
  const form = useRef<FormHandle>(null);
  const [wasCancelled, setCancelled] = useState(false);
  useStayWhileSending(stage === 'sending' || stage === 'awaitingAnswer', close);

  const cancel = () => {
    if (stage === 'fillingIn') {
      form.current?.discard({ text: applyingCopy.cleared, onUndone: apply });
      setCancelled(true);
    }
    dispatch(cancelPressed());
  };
  return (
    <AppDialog
      title={isSent ? applyingCopy.sent : applyingCopy.title}
      subtitle={job.job_title}
      isOpen={stage !== 'closed' && stage !== 'signingIn'}
      onClose={close}
      onCancel={cancel}
      onClosed={() => hasApplied && focusHeading()}
    >
      {/* Somebody else's form is another one. */}
      <ApplicationForm key={account} {...{ job, account, wasCancelled }} handle={form} />
    </AppDialog>
  );
}

/** Back does not end a send: the form stays, and `onBack` says so. */
function useStayWhileSending(isSending: boolean, onBack: () => void): void {
  const blocker = useBlocker(isSending);
  const stay = useEffectEvent(() => {
    blocker.reset?.();
    onBack();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') stay();
  }, [blocker.state]);
}

/** The button that opened the form says Applied by now, and a disabled button cannot have the focus back. */
const focusHeading = () => document.querySelector('h1')?.focus({ preventScroll: true });
