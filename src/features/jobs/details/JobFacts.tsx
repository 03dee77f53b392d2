import { styled } from '@mui/material/styles';
import { jobCopy } from '@/content/job';
import { type Job, jobFields, type OptionalJobField } from '@/contract/jobs';
import { timeOf } from '@/vacancies/jobDates';
import { fullDay } from '@/lib/time/dateFormats';

const terms: Record<OptionalJobField, string> = jobCopy.facts;
// TypeScript types the keys of an object as any text.
const factFields = Object.keys(terms) as OptionalJobField[];

/** The optional fields that a vacancy has, such as place, pay and dates. */
export function JobFacts({ job }: { job: Job }) {
  const stated = factFields.filter((field) => job[field]);
  if (stated.length === 0) return null;
  return (
    <Facts>
      {stated.map((field) => (
        <div key={field}>
          <dt>{field === 'closes_at' && job.isClosed ? jobCopy.closed : terms[field]}</dt>
          <dd>{factOf(job, field)}</dd>
        </div>
      ))}
    </Facts>
  );
}

/** A fact as it is shown; undefined where the vacancy has none. */
function factOf(job: Job, field: OptionalJobField): string | undefined {
  if (jobFields[field].type !== 'date') return job[field];
  const at = timeOf(job[field]);
  return at === null ? undefined : fullDay(at);
}

// A line each, so that all of them stand in the first view.
const Facts = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '4px 12px',
  margin: 0,
  fontSize: '.9375rem',
  lineHeight: 1.35,
  '& > div': { display: 'contents' },
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 650, textWrap: 'balance' },
  // A zoomed phone, or large text on one, has no room for two columns.
  '@media (max-width: 17em)': { gridTemplateColumns: '1fr', rowGap: 0, '& dd': { marginBottom: 8 } },
}));
