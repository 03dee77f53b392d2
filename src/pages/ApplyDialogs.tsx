import { jobCopy } from '@/content/jobs';
import type { Job } from '@/contract/jobs';
import { ApplicationForm } from '@/features/applications/ApplicationForm';
import { LoginDialog } from '@/features/session/LoginDialog';
import { AppDialog } from '@/ui/AppDialog';
import type { Applying } from './useApplying';

/** The application form and the sign-in before it. Fetched, with the form kit, when a visitor is about to press Apply Now. */
export function ApplyDialogs({ job, applying }: { job: Job; applying: Applying }) {
  const { stage } = applying;
  const isSigningInAgain = stage === 'signingInAgain';
  return (
    <>
      <AppDialog
        title={jobCopy.applyTitle}
        subtitle={job.job_title}
        isOpen={stage !== 'closed' && stage !== 'signingIn'}
        onClose={applying.close}
      >
        <ApplicationForm
          isBusy={stage === 'sending' || isSigningInAgain}
          isSent={stage === 'sent'}
          onSubmit={applying.submit}
        />
      </AppDialog>
      <LoginDialog
        isOpen={stage === 'signingIn' || isSigningInAgain}
        text={isSigningInAgain ? jobCopy.sessionEndedText : jobCopy.loginText}
        onSignedIn={applying.signedIn}
        onClose={applying.cancelSignIn}
      />
    </>
  );
}
