import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';
import { useGetJobQuery } from '@/api/jobsApi';
import { jobCopy } from '@/content/jobs';
import { ApplicationForm } from '@/features/applications/ApplicationForm';
import { ApplyButton } from '@/features/applications/ApplyButton';
import { JobArticle } from '@/features/jobs/JobArticle';
import { JobFrame } from '@/features/jobs/JobFrame';
import { JobLoading } from '@/features/jobs/JobLoading';
import { useRetry } from '@/features/jobs/useRetry';
import { LoginDialog } from '@/features/session/LoginDialog';
import { AppDialog } from '@/ui/AppDialog';
import { PageHead } from '@/ui/PageHead';
import { useApplying } from './useApplying';

export { joinApi as prepare } from '@/store/joinApi';

/** One vacancy, and the way to apply for it. */
export function Page() {
  const { id = '' } = useParams();
  const query = useGetJobQuery(id || skipToken, { refetchOnReconnect: true });
  useRetry(query);
  const applying = useApplying(id);
  const job = query.currentData;

  if (!job) {
    return (
      <JobFrame>
        <PageHead title={jobCopy.loadingTitle} isPrivate />
        <JobLoading isLate={query.isError || Boolean(query.error)} />
      </JobFrame>
    );
  }

  const applyButton = <ApplyButton hasApplied={applying.hasApplied} onApply={applying.apply} />;
  return (
    <JobFrame job={job} applyButton={applyButton}>
      <PageHead title={jobCopy.title(job.job_title)} description={jobCopy.description(job.job_title)} />
      <JobArticle job={job} />
      <AppDialog
        title={jobCopy.applyTitle}
        subtitle={job.job_title}
        isOpen={applying.isFormOpen}
        onClose={applying.close}
      >
        <ApplicationForm
          jobId={id}
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
    </JobFrame>
  );
}
