import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { applyingCopy } from '@/content/applying';
import type { Job } from '@/contract/jobs';
import { ApplicationForm } from '@/features/applications/ApplicationForm';
import { SendingLines } from '@/features/applications/SendingLines';
import { isUnstored } from '@/device/storage';
import { draftPlace } from '@/forms/draft/draft';
import { useIsOnline } from '@/lib/useIsOnline';
import { AppDialog } from '@/ui/AppDialog';
import type { ApplyingStage } from './applyingStage';
import { problemOf, reasonOf, resumeRefusalOf } from './noticeWords';
import type { Applying } from './useApplying';
import { useCancelling } from './useCancelling';

type ApplicationDialogProps = { job: Job; applying: Applying };

/** The application form in its dialog, and how far it has been sent. */
export function ApplicationDialog({ job, applying }: ApplicationDialogProps) {
  const { stage, account } = applying;
  const isOnline = useIsOnline();
  const { handle, undone, cancel, close } = useCancelling(applying);
  const [isGivenUp, setGivenUp] = useState(false);
  const [isKept, setKept] = useState(true);
  const notice = noticeIn(stage);
  useStayWhileSending(stage.name === 'sending', close);

  const stopWaiting = () => {
    setGivenUp(true);
    applying.stop(true);
  };
  const submit: Applying['submit'] = (application, onSent) => {
    setGivenUp(false);
    setKept(!isUnstored(draftPlace('application', account, { jobId: job.id }).key));
    return applying.submit(application, onSent);
  };
  return (
    <AppDialog
      title={applyingCopy.title}
      subtitle={job.job_title}
      isOpen={stage.name !== 'closed' && stage.name !== 'signingIn'}
      onClose={close}
      onCancel={cancel}
      onClosed={() => applying.hasApplied && focusHeading()}
    >
      <ApplicationForm
        // Somebody else's form is another one.
        key={account}
        job={job}
        account={account}
        isBusy={stage.name === 'sending' || stage.name === 'signingInAgain'}
        isSent={stage.name === 'sent'}
        isHeld={notice !== undefined && !isOnline}
        resumeRefusal={resumeRefusalOf(notice)}
        initial={undone}
        handle={handle}
        status={
          <Status applying={applying} isKept={isKept} isGivenUp={isGivenUp} onStopWaiting={stopWaiting} />
        }
        onSubmit={submit}
      />
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

type StatusProps = {
  applying: Applying;
  /** Whether what was typed is on the device. */
  isKept: boolean;
  isGivenUp: boolean;
  onStopWaiting: () => void;
};

/** How much has been sent, or why it failed. */
function Status({ applying: { stage, sending, hint }, isKept, isGivenUp, onStopWaiting }: StatusProps) {
  const isSending = stage.name === 'sending';
  const notice = noticeIn(stage);
  return (
    <SendingLines
      sending={isSending ? sending : undefined}
      problem={notice && (isGivenUp ? applyingCopy.unanswered : problemOf(notice, isKept))}
      reason={notice && reasonOf(notice)}
      hint={isSending ? hint : undefined}
      onStopWaiting={onStopWaiting}
    />
  );
}

const noticeIn = (stage: ApplyingStage) => (stage.name === 'fillingIn' ? stage.notice : undefined);

/** The button that opened the form says Applied by now, and a disabled button cannot have the focus back. */
const focusHeading = () => document.querySelector('h1')?.focus({ preventScroll: true });
