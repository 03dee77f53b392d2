import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { applyingCopy } from '@/content/applying';
import type { Job } from '@/contract/jobs';
import { resumeMessages } from '@/contract/messages';
import { ApplicationForm } from '@/features/applications/ApplicationForm';
import { SendingLines } from '@/features/applications/SendingLines';
import { rememberGivenUp } from '@/features/applications/unanswered';
import { LoginDialog } from '@/features/session/LoginDialog';
import { selectAccount } from '@/features/session/sessionSlice';
import { failureReason } from '@/forms/failureText';
import type { FormHandle } from '@/forms/Form';
import { useIsOnline } from '@/lib/useIsOnline';
import { useAppSelector } from '@/store/hooks';
import { AppDialog } from '@/ui/AppDialog';
import { notify } from '@/ui/toast/notify';
import type { Notice } from './applyingStage';
import type { Applying } from './useApplying';

type ApplyDialogsProps = { job: Job; applying: Applying };

/** The application form and the sign-in before it. Fetched, with the form kit, when a visitor is about to press Apply Now. */
export function ApplyDialogs({ job, applying }: ApplyDialogsProps) {
  const { stage, sending, hint } = applying;
  const account = useAppSelector(selectAccount);
  const isOnline = useIsOnline();
  const handle = useRef<FormHandle>(null);
  const [isGivenUp, setGivenUp] = useState(false);
  const [undone, setUndone] = useState<FieldValues>();
  const isSending = stage.name === 'sending';
  const isSigningInAgain = stage.name === 'signingInAgain';
  const notice = stage.name === 'fillingIn' ? stage.notice : undefined;

  const cancel = () => {
    if (isSending) return applying.stop();
    const before = handle.current?.clear();
    applying.close();
    setUndone(undefined);
    if (!before || stage.name === 'sent') return;
    notify.undoable(applyingCopy.cleared, () => {
      before.keep();
      setUndone(before.values);
      applying.apply();
    });
  };
  const stopWaiting = () => {
    setGivenUp(true);
    rememberGivenUp(account, job.id);
    applying.stop(true);
  };
  const submit: Applying['submit'] = (application, onSent) => {
    setGivenUp(false);
    return applying.submit(application, onSent);
  };
  const close = () => {
    setUndone(undefined);
    applying.close();
  };

  return (
    <>
      <AppDialog
        title={applyingCopy.title}
        subtitle={job.job_title}
        isOpen={stage.name !== 'closed' && stage.name !== 'signingIn'}
        onClose={close}
        onCancel={cancel}
        onClosed={() => applying.hasApplied && focusHeading()}
      >
        <ApplicationForm
          job={job}
          account={account}
          isBusy={isSending || isSigningInAgain}
          isSent={stage.name === 'sent'}
          isHeld={notice !== undefined && !isOnline}
          resumeRefusal={resumeRefusalOf(notice)}
          initial={undone}
          handle={handle}
          status={
            <SendingLines
              sending={isSending ? sending : undefined}
              problem={notice && (isGivenUp ? applyingCopy.unanswered : problemOf(notice))}
              reason={notice && reasonOf(notice)}
              hint={isSending ? hint : undefined}
              onStopWaiting={stopWaiting}
            />
          }
          onSubmit={submit}
        />
      </AppDialog>
      <LoginDialog
        isOpen={stage.name === 'signingIn' || isSigningInAgain}
        job={job}
        text={isSigningInAgain ? applyingCopy.sessionEndedText : applyingCopy.loginText}
        onSignedIn={applying.signedIn}
        onClose={applying.cancelSignIn}
      />
    </>
  );
}

/** The button that opened the form says Applied by now, and a disabled button cannot have the focus back. */
const focusHeading = () => document.querySelector('h1')?.focus({ preventScroll: true });

/** Why the server refused the CV, to be shown at its field too. */
const resumeRefusalOf = (notice: Notice | undefined): string | undefined =>
  typeof notice === 'object' && 'refusal' in notice && resumeRefusals.includes(notice.refusal)
    ? notice.refusal
    : undefined;
const resumeRefusals: string[] = Object.values(resumeMessages);

/** What has become of it. */
const problemOf = (notice: Notice): string =>
  notice === 'stopped' || notice === 'elsewhere' ? applyingCopy[notice] : applyingCopy.notSent;

/** Why, where that is known. */
function reasonOf(notice: Notice): string | undefined {
  if (typeof notice === 'string') return undefined;
  return 'refusal' in notice ? notice.refusal : failureReason(notice.failure);
}
