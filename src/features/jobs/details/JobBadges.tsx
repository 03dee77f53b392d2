import { styled } from '@mui/material/styles';
import { jobCopy } from '@/content/job';
import type { Job } from '@/contract/jobs';
import { hidden } from '@/ui/VisuallyHidden';
import { normaliseText } from '@/vacancies/filterGroups';

/**
 * Employment type and job type of a vacancy, below its title, with their names. Where both say the same, one badge in the colour of
 * the job type is in sight: "Part-time" beside "PartTime" would look like a fault.
 */
export function JobBadges({ job }: { job: Job }) {
  const { employment_type: employmentType, job_type: jobType } = job;
  if (!employmentType && !jobType) return null;
  const colour = colourOf(jobType);
  const isSame = normaliseText(employmentType) === normaliseText(jobType);
  return (
    <Badges>
      {employmentType && (
        <div>
          <dt>{jobCopy.employmentType}</dt>
          <dd data-colour={isSame ? colour : undefined}>{employmentType}</dd>
        </div>
      )}
      {jobType && (
        <div data-same={isSame}>
          <dt>{jobCopy.jobType}</dt>
          <dd data-colour={colour}>{jobType}</dd>
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
 * Of the job type: Full-Time green, Part-Time red, Contract purple (docs/behaviour.md, section 2), also as a part of the text, as
 * in "Permanent, Full-Time"; others are plain.
 */
function colourOf(jobType: string) {
  const text = normaliseText(jobType);
  return colours.find(([type]) => text.includes(type))?.[1];
}

const Badges = styled('dl')(({ theme: { breakpoints, typography, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 28px',
  margin: '10px 0 0',
  [breakpoints.up('sm')]: { marginTop: 22 },
  '& > div': { minWidth: 0 },
  '& > [data-same=true]': hidden,
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
