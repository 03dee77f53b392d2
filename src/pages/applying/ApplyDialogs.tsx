import { applyingCopy } from '@/content/applying';
import type { Job } from '@/contract/jobs';
import { LoginDialog } from '@/features/session/LoginDialog';
import { ApplicationDialog } from './ApplicationDialog';
import type { Applying } from './useApplying';

type ApplyDialogsProps = { job: Job; applying: Applying };

/** The application form and the sign-in before it. Fetched, with the form kit, when a visitor is about to press Apply Now. */
export function ApplyDialogs({ job, applying }: ApplyDialogsProps) {
  const { stage } = applying;
  const isSigningInAgain = stage.name === 'signingInAgain';
  return (
    <>
      <ApplicationDialog job={job} applying={applying} />
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
