import { styled } from '@mui/material/styles';
import { jobCopy } from '@/content/jobs';
import type { Job } from '@/contract/jobs';
import { JobTypeBadge } from './JobTypeBadge';

/** Types, description and requirements of a vacancy. */
export const JobArticle = ({ job }: { job: Job }) => (
  <Article>
    <div className="badges">
      {job.employment_type && <span className="badge">{job.employment_type}</span>}
      {job.job_type && <JobTypeBadge jobType={job.job_type} />}
    </div>
    <Part heading={jobCopy.descriptionHeading} text={job.description} />
    <Part heading={jobCopy.requirementsHeading} text={job.Experience} />
  </Article>
);

const Part = ({ heading, text }: { heading: string; text: string }) => (
  <section>
    <h2>{heading}</h2>
    <p>{text || jobCopy.notStated}</p>
  </section>
);

const Article = styled('article')(({ theme: { typography, vars } }) => ({
  '& .badges': { display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 16 },
  '& .badge': {
    boxSizing: 'border-box',
    maxWidth: '100%',
    height: 32,
    padding: '0 11px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    border: `1.5px solid ${vars.palette.slate[500]}`,
    borderRadius: 3,
    backgroundColor: vars.palette.background.paper,
    fontSize: '.9375rem',
    fontWeight: 650,
    lineHeight: '29px',
  },
  '& [data-colour]': { borderColor: 'transparent', color: vars.palette.common.white },
  '& [data-colour=green]': { backgroundColor: vars.palette.badge.fullTime },
  '& [data-colour=red]': { backgroundColor: vars.palette.badge.partTime },
  '& [data-colour=purple]': { backgroundColor: vars.palette.badge.contract },
  '& section': { maxWidth: '46em', marginTop: 40 },
  '& h2': { ...typography.h3, margin: '0 0 .35em' },
  '& p': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));
