import { styled } from '@mui/material/styles';
import { jobCopy } from '@/content/job';
import type { Job } from '@/contract/jobs';
import { normaliseText } from '@/vacancies/filterGroups';

/**
 * Employment type and job type of a vacancy, below its title. Their names are in sight, as "Part-time" beside "PartTime" would look
 * like a fault.
 */
export function JobBadges({ job }: { job: Job }) {
  const { employment_type: employmentType, job_type: jobType } = job;
  if (!employmentType && !jobType) return null;
  return (
    <Badges>
      {employmentType && (
        <div>
          <dt>{jobCopy.employmentType}</dt>
          <dd>{employmentType}</dd>
        </div>
      )}
      {jobType && (
        <div>
          <dt>{jobCopy.jobType}</dt>
          <JobTypeBadge jobType={jobType} />
        </div>
      )}
    </Badges>
  );
}

const colours = [
  ['fulltime', 'green'],
  ['parttime', 'red'],
  ['contract', 'purple'],
] as const;

/**
 * The job type: Full-Time green, Part-Time red, Contract purple (docs/behaviour.md, section 2), also as a part of the text, as
 * in "Permanent, Full-Time"; others are plain.
 */
const JobTypeBadge = ({ jobType }: { jobType: string }) => {
  const text = normaliseText(jobType);
  const [, colour] = colours.find(([type]) => text.includes(type)) ?? [];
  return <dd data-colour={colour}>{jobType}</dd>;
};

const Badges = styled('dl')(({ theme: { breakpoints, typography, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 28px',
  margin: '10px 0 0',
  [breakpoints.up('sm')]: { marginTop: 22 },
  '& > div': { minWidth: 0 },
  '& dt': { ...typography.body2, color: vars.palette.text.secondary },
  '& dd': {
    width: 'fit-content',
    boxSizing: 'border-box',
    margin: 0,
    padding: '2px 11px',
    // Seen where the visitor's own colours replace the ground.
    border: '1.5px solid transparent',
    borderRadius: 3,
    backgroundColor: vars.palette.mist[100],
    fontSize: '.9375rem',
    fontWeight: 650,
  },
  '& [data-colour]': { color: vars.palette.common.white },
  '& [data-colour=green]': { backgroundColor: vars.palette.badge.fullTime },
  '& [data-colour=red]': { backgroundColor: vars.palette.badge.partTime },
  '& [data-colour=purple]': { backgroundColor: vars.palette.badge.contract },
}));
