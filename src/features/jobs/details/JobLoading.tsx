import { styled } from '@mui/material/styles';
import { jobCopy } from '@/content/jobs';
import { paths } from '@/lib/paths';
import { AppLink } from '@/ui/link/AppLink';
import { Skeleton } from '@/features/jobs/Skeleton';
import { WithoutScript } from '@/features/jobs/list/WithoutScript';

/** What stands under "Loading..." until the vacancy has arrived; after a failure, what may be the matter. */
export const JobLoading = ({ isLate }: { isLate: boolean }) =>
  isLate ? (
    <p role="alert">
      {jobCopy.lateText} <AppLink to={paths.jobs}>{jobCopy.allVacancies}</AppLink>
    </p>
  ) : (
    <>
      <WithoutScript text={jobCopy.withoutScript} />
      <Words />
    </>
  );

const Words = styled(Skeleton)({ height: 240, marginTop: 24 });
