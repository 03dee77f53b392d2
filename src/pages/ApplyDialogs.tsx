import { jobCopy } from '@/content/jobs';
import type { Job } from '@/contract/jobs';
import { ApplicationForm } from '@/features/applications/ApplicationForm';
import { LoginDialog } from '@/features/session/LoginDialog';
import { AppDialog } from '@/ui/AppDialog';
import type { Applying } from './useApplying';

/** The two dialogs on the way to apply. Only a visitor who presses Apply Now fetches them, and the form kit with them. */
export const ApplyDialogs = ({ job, applying }: { job: Job; applying: Applying }) => (
  <>
    <AppDialog
      title={jobCopy.applyTitle}
      subtitle={job.job_title}
      isOpen={applying.isFormOpen}
      onClose={applying.close}
    >
      <ApplicationForm
        jobId={job.id}
        isSent={applying.stage === 'sent'}
        onSent={applying.sent}
        askToSignIn={applying.askToSignIn}
      />
    </AppDialog>
    <LoginDialog
      isOpen={applying.stage === 'login' || applying.isSessionEnded}
      text={applying.isSessionEnded ? jobCopy.sessionEndedText : jobCopy.loginText}
      onSignedIn={applying.signedIn}
      onClose={applying.cancelSignIn}
    />
  </>
);
