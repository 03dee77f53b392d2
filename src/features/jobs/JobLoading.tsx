import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { jobCopy } from '@/content/jobs';
import { paths } from '@/lib/paths';
import { AppLink } from '@/ui/AppLink';
import { WithoutScript } from './WithoutScript';

/** What stands under "Loading..." until the vacancy has arrived; after a failure, what may be the matter. */
export const JobLoading = ({ isLate }: { isLate: boolean }) =>
  isLate ? (
    <Typography role="alert" sx={{ mt: 3 }}>
      {jobCopy.lateText} <AppLink to={paths.jobs}>{jobCopy.allVacancies}</AppLink>
    </Typography>
  ) : (
    <>
      <WithoutScript text={jobCopy.withoutScript} />
      <Skeleton variant="rectangular" sx={{ mt: 3, height: 240 }} />
    </>
  );
