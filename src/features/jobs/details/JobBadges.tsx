import { styled } from '@mui/material/styles';
import { jobCopy } from '@/content/job';
import type { Job } from '@/contract/jobs';
import { isSaidByJobType } from '@/features/jobs/isSaidByJobType';
import { hidden, VisuallyHidden } from '@/ui/VisuallyHidden';
import { JobTypeBadge } from './JobTypeBadge';

/** Employment type and job type of a vacancy, below its title; to the eye the job type alone where it says both. */
export function JobBadges({ job }: { job: Job }) {
  const { employment_type: employmentType, job_type: jobType } = job;
  if (!employmentType && !jobType) return null;
  return (
    <Badges>
      {employmentType && (
        <div data-twice={isSaidByJobType(job) || undefined}>
          <VisuallyHidden as="dt">{jobCopy.employmentType}</VisuallyHidden>
          <dd>{employmentType}</dd>
        </div>
      )}
      {jobType && (
        <div>
          <VisuallyHidden as="dt">{jobCopy.jobType}</VisuallyHidden>
          <JobTypeBadge jobType={jobType} />
        </div>
      )}
    </Badges>
  );
}

const Badges = styled('dl')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  margin: '16px 0 0',
  '& > div': { minWidth: 0 },
  '& > [data-twice]': hidden,
  '& dd': {
    boxSizing: 'border-box',
    margin: 0,
    padding: '2px 11px',
    border: `1.5px solid ${vars.palette.slate[500]}`,
    borderRadius: 3,
    backgroundColor: vars.palette.background.paper,
    fontSize: '.9375rem',
    fontWeight: 650,
    overflowWrap: 'anywhere',
  },
  '& [data-colour]': { borderColor: 'transparent', color: vars.palette.common.white },
  '& [data-colour=green]': { backgroundColor: vars.palette.badge.fullTime },
  '& [data-colour=red]': { backgroundColor: vars.palette.badge.partTime },
  '& [data-colour=purple]': { backgroundColor: vars.palette.badge.contract },
}));
