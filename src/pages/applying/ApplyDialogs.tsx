import { useEffect, useEffectEvent } from 'react';
import { applyingCopy } from '@/content/applying';
import type { Job } from '@/contract/jobs';
import { LoginDialog } from '@/features/session/LoginDialog';
import { selectIsAuthenticated } from '@/features/session/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { ApplicationDialog } from './ApplicationDialog';
import type { Applying } from './useApplying';

type ApplyDialogsProps = { job: Job; applying: Applying };

/**
 * The application form and the sign-in before it, here or in another tab. Fetched, with the form kit, when a visitor is about to press
 * Apply Now.
 */
export function ApplyDialogs({ job, applying }: ApplyDialogsProps) {
  const { stage } = applying;
  const isSigningIn = stage.name === 'signingIn';
  const isSigningInAgain = stage.name === 'signingInAgain';
  const isSignedIn = useAppSelector(selectIsAuthenticated);
  // In another tab: the dialog reports a sign-in of its own before the page is rendered.
  const openForm = useEffectEvent(applying.signedIn);
  useEffect(() => {
    if (isSignedIn && isSigningIn) openForm();
  }, [isSignedIn, isSigningIn]);

  return (
    <>
      <ApplicationDialog job={job} applying={applying} />
      <LoginDialog
        isOpen={isSigningIn || isSigningInAgain}
        job={job}
        text={isSigningInAgain ? applyingCopy.sessionEndedText : applyingCopy.loginText}
        onSignedIn={applying.signedIn}
        onClose={applying.cancelSignIn}
      />
    </>
  );
}
