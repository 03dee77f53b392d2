import { styled } from '@mui/material/styles';
import { useParams } from 'react-router-dom';
import { jobCopy } from '@/content/job';
import { paths } from '@/lib/paths';
import { useIsOnline } from '@/lib/useIsOnline';
import { AppLink } from '@/ui/link/AppLink';
import { selectSaved } from '@/features/jobs/saved/savedSlice';
import { useAppSelector } from '@/store/hooks';
import { Skeleton } from '@/features/jobs/Skeleton';
import { WithoutScript } from '@/features/jobs/list/WithoutScript';

type JobLoadingProps = { isLate: boolean; isGone: boolean };

/** Under the heading: a placeholder, or after a failure "Loading...", the reason, known or likely, and a link to all vacancies. */
export function JobLoading({ isLate, isGone }: JobLoadingProps) {
  const { id } = useParams();
  const waitText = useIsOnline() ? jobCopy.lateText : jobCopy.offlineText;
  const saved = useAppSelector(selectSaved).find((job) => job.id === id);
  return isLate ? (
    <>
      {!isGone && <p>{jobCopy.loading}</p>}
      <p role="alert">
        {saved && jobCopy.closedSaved(saved.job_title)} {isGone ? jobCopy.closedText : waitText}{' '}
        <AppLink to={paths.jobs}>{jobCopy.allVacancies}</AppLink>
      </p>
    </>
  ) : (
    <>
      <WithoutScript text={jobCopy.withoutScript} />
      <Words />
    </>
  );
}

const Words = styled(Skeleton)({ height: 240, marginTop: 24 });
