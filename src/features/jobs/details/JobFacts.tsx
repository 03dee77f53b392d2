import { styled } from '@mui/material/styles';
import { jobCopy } from '@/content/job';
import type { Job } from '@/contract/jobs';
import { hasClosed, postingTime } from '@/lib/time/jobDates';
import { londonDate } from '@/lib/time/dateFormats';

/** Place, pay and dates of a vacancy; only those it has. */
export function JobFacts({ job }: { job: Job }) {
  const facts = [
    [jobCopy.location, job.location],
    [jobCopy.pay, job.pay],
    [jobCopy.posted, day(job.posted_at)],
    [hasClosed(job.closes_at) ? jobCopy.closed : jobCopy.closes, day(job.closes_at)],
  ] as const;
  if (facts.every(([, value]) => !value)) return null;
  return (
    <Facts>
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Facts>
  );
}

const Facts = styled('dl')(({ theme: { typography, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(8.5rem,100%),1fr))',
  gap: 16,
  margin: 0,
  '& dt': { ...typography.body2, color: vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 650, textWrap: 'balance' },
}));

/** The day, taken at its start: the end of 30 June in UTC is already 1 July in London. */
function day(iso: string | undefined): string | undefined {
  const start = postingTime(iso);
  return start === null ? undefined : londonDate(start);
}
