import { jobCopy } from '@/content/job';
import { paths } from '@/lib/paths';
import { AppLink } from '@/ui/link/AppLink';

/** Says that a vacancy has closed, and where the others are. */
export const JobClosed = () => (
  <p className="closed">
    {jobCopy.closedText} <AppLink to={paths.jobs}>{jobCopy.allVacancies}</AppLink>
  </p>
);
