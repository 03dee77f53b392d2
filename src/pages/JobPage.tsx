import { skipToken } from '@reduxjs/toolkit/query';
import { useContext } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useGetJobQuery } from '@/api/jobsApi';
import { statusOf } from '@/api/problems';
import { afterApplying, seeMore } from '@/content/afterApplying';
import { jobCopy } from '@/content/job';
import { missingVacancy } from '@/content/missingVacancy';
import type { Job } from '@/contract/jobs';
import { ApplyButton, useApplying } from '@/features/applying/ApplyButton';
import { AppliedReceipt } from '@/features/applying/receipts/AppliedReceipt';
import { JobArticle } from '@/features/jobs/details/JobArticle';
import { JobFrame } from '@/features/jobs/details/JobFrame';
import { JobMissing, type Trouble } from '@/features/jobs/details/JobMissing';
import { GoneAddress } from '@/features/jobs/details/pageData';
import { SimilarVacancies } from '@/features/jobs/details/SimilarVacancies';
import { selectListedJob } from '@/features/jobs/search/selectFoundJobs';
import { useRetry } from '@/features/jobs/list/useRetry';
import { paths, unfiltered } from '@/lib/paths';
import { tidyAddress } from '@/lib/tidyAddress';
import { onDemand, useOnDemand } from '@/lib/onDemand';
import { CardsSection } from '@/sections/cards/CardsSection';
import { ActionButton } from '@/sections/shared/ActionButton';
import { StepsSection } from '@/sections/steps/StepsSection';
import { useAppSelector } from '@/store/hooks';
import { Box } from '@/ui/Box';
import { Column } from '@/ui/Column';
import { FramedImage } from '@/ui/FramedImage';
import { AppLink } from '@/ui/link/AppLink';
import { PageHead } from '@/ui/page/PageHead';
import { notify } from '@/ui/toast/notify';
import { WithoutScript } from '@/ui/WithoutScript';

const applyDialogs = onDemand(
  () => import(/* webpackChunkName: "applying" */ '@/features/applying/ApplyDialogs'),
);

/** One vacancy, with the dialogs to apply for it. One the list has already fetched is shown at once, then refreshed. */
export function JobPage() {
  const { id = '' } = useParams();
  const query = useGetJobQuery(id || skipToken, { refetchOnReconnect: true });
  const hasGone = statusOf(query.error) === 410;
  // A vacancy that is gone does not come back.
  useRetry(query, hasGone);
  const applying = useApplying(id);
  const isApplying = applying.stage !== 'closed';
  const dialogs = useOnDemand(applyDialogs, isApplying, () => {
    applying.close();
    notify.failure(jobCopy.applyFailed);
  });
  const listedJob = useAppSelector((state) => selectListedJob(state, id));
  const job = query.currentData ?? listedJob;
  const trouble = useTrouble(query.error);

  const { pathname, search } = useLocation();
  const whole = tidyAddress(pathname + search);
  // Not after a failure, which says nothing about the id.
  if (!job && trouble && trouble !== 'failed' && whole !== pathname + search)
    return <Navigate to={whole} replace />;
  if (!job) {
    return (
      <JobFrame
        heading={trouble ? jobCopy.missing[trouble].heading : jobCopy.loading}
        picture={trouble && <DarkWindow />}
        below={trouble && <CardsSection block={missingVacancy} />}
      >
        <PageHead title={trouble === 'unknown' ? jobCopy.unknownTitle : jobCopy.loadingTitle} isPrivate />
        {trouble ? <JobMissing trouble={trouble} /> : <JobLoading />}
      </JobFrame>
    );
  }

  const isClosed = hasGone || job.isClosed === true;
  const applyButton = (!isClosed || applying.hasApplied) && (
    <ApplyButton applying={applying} isOpening={isApplying && !dialogs} />
  );
  return (
    <JobFrame
      heading={job.job_title}
      job={job}
      applyButton={applyButton}
      below={applyButton && <AfterApplying job={job} />}
      receipt={
        applying.hasApplied && <AppliedReceipt {...{ jobId: id, isClosed }} onApply={applying.apply} />
      }
    >
      <PageHead
        title={jobCopy.title(job.job_title)}
        description={jobCopy.description(job.job_title, factsOf(job))}
        isPrivate={isClosed}
      />
      {isClosed && <JobClosed />}
      <JobArticle job={job} />
      {dialogs && <dialogs.ApplyDialogs job={job} applying={applying} />}
    </JobFrame>
  );
}

/** Says that a vacancy has closed, and where the others are. */
const JobClosed = () => (
  <p className="closed">
    {jobCopy.closedText} <AppLink to={unfiltered(paths.jobs)}>{jobCopy.allVacancies}</AppLink>
  </p>
);

/** Under the heading "Loading...": a placeholder. */
const JobLoading = () => (
  <>
    <WithoutScript {...jobCopy.withoutScript} />
    <Box data-needs-script sx={{ height: 240, mt: 3, bgcolor: 'mist.200' }} />
  </>
);

/** A window with its blind half down and a cat in it, beside the reason. */
const DarkWindow = () => (
  <FramedImage src="/images/scene-dark-window.svg" alt="" width={720} height={480} isAboveFold />
);

/** What happens once an application has been sent, and vacancies like this one. */
const AfterApplying = ({ job }: { job: Job }) => (
  <>
    <StepsSection block={afterApplying} />
    <Box data-screen-only sx={{ py: 'var(--band)' }}>
      <Column>
        <SimilarVacancies job={job} />
        <ActionButton action={seeMore} />
      </Column>
    </Box>
  </>
);

/** Why there is no vacancy to show; undefined until that is known. RTK Query keeps the last error while it tries again. */
function useTrouble(error: unknown): Trouble | undefined {
  const isGoneHere = useContext(GoneAddress) === useLocation().pathname;
  if (isGoneHere || statusOf(error) === 410) return 'gone';
  if (!error) return undefined;
  return statusOf(error) === 404 ? 'unknown' : 'failed';
}

const factsOf = ({ employment_type, job_type, location, pay }: Job) =>
  [employment_type, job_type, location ?? '', pay ?? ''].filter((fact) => fact !== '');
