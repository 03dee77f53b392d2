import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { applyingCopy } from '@/content/applying';
import type { Job } from '@/contract/jobs';
import { LoginDialog } from '@/features/session/LoginDialog';
import { selectIsAuthenticated } from '@/features/session/sessionSlice';
import type { FormHandle } from '@/forms/Form';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { AppDialog } from '@/ui/AppDialog';
import { notify } from '@/ui/toast/notify';
import { ApplicationForm } from './ApplicationForm';
import { selectReference, signInCancelled } from './applyingSlice';
import type { Applying } from './ApplyButton';

type ApplyDialogsProps = { job: Job; applying: Applying };

/** The application form and the sign-in before it. Fetched, with the form kit, when a visitor presses Apply Now. */
export function ApplyDialogs({ job, applying }: ApplyDialogsProps) {
  const dispatch = useAppDispatch();
  // Whose session has ended still counts as signed in here, and keeps the form behind the sign-in.
  const isSignedIn = useAppSelector(selectIsAuthenticated);
  const isSigningIn = applying.stage === 'signingIn';
  return (
    <>
      <ApplicationDialog
        {...{ job, applying }}
        isOpen={applying.stage !== 'closed' && (isSignedIn || !isSigningIn)}
      />
      <LoginDialog
        isOpen={isSigningIn}
        job={job}
        isAgain={isSignedIn}
        onClose={() => dispatch(signInCancelled({ isSignedIn }))}
      />
    </>
  );
}

/** Closing keeps what was typed; its cancel icon clears it, which a toast offers to undo, or stops what is being sent. */
function ApplicationDialog({
  job,
  applying: { stage, hasApplied, apply, close },
  isOpen,
}: ApplyDialogsProps & { isOpen: boolean }) {
  // It outlasts the stage, so the title stays while the dialog closes.
  const isSent = useAppSelector(selectReference) !== undefined;
  const form = useRef<FormHandle>(null);
  const [timesUndone, setTimesUndone] = useState(0);
  useStayWhileSending(stage === 'sending');

  const cancel = () => {
    if (stage === 'sending') return form.current?.stop();
    const putBack = stage === 'fillingIn' && form.current?.clear();
    close();
    if (!putBack) return;
    notify.undoable(applyingCopy.cleared, () => {
      void putBack().then(() => {
        setTimesUndone((times) => times + 1);
        apply();
      });
    });
  };
  return (
    <AppDialog
      title={isSent ? applyingCopy.sent : applyingCopy.title}
      subtitle={job.job_title}
      isOpen={isOpen}
      onClose={close}
      onCancel={cancel}
      onClosed={() => hasApplied && focusReceipt()}
    >
      {/* A form that is open by then reads the draft that Undo has put back. */}
      <ApplicationForm key={timesUndone} job={job} handle={form} />
    </AppDialog>
  );
}

/** Back does not end a send. */
function useStayWhileSending(isSending: boolean): void {
  const blocker = useBlocker(isSending);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}

/** The button that opened the form says Applied by now, and a disabled button cannot have the focus back. */
const focusReceipt = () => document.querySelector<HTMLElement>('.receipt')?.focus();
