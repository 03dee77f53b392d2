import { styled } from '@mui/material/styles';
import { jobCopy } from '@/content/jobs';
import { paths } from '@/lib/paths';
import { AppLink } from '@/ui/link/AppLink';
import { Skeleton } from '@/features/jobs/Skeleton';
import { WithoutScript } from '@/features/jobs/list/WithoutScript';

type JobLoadingProps = { isLate: boolean; isGone: boolean };

/** Under "Loading...": a placeholder, or after a failure the reason, known or likely, and a link to all vacancies. */
export const JobLoading = ({ isLate, isGone }: JobLoadingProps) =>
  isLate ? (
    <p role="alert">
      {isGone ? jobCopy.closedText : jobCopy.lateText}{' '}
      <AppLink to={paths.jobs}>{jobCopy.allVacancies}</AppLink>
    </p>
  ) : (
    <>
      <WithoutScript text={jobCopy.withoutScript} />
      <Words />
    </>
  );

const Words = styled(Skeleton)({ height: 240, marginTop: 24 });
