import { styled } from '@mui/material/styles';
import { jobCopy } from '@/content/job';
import type { Job } from '@/contract/jobs';
import { closingTime, hasClosed, postingTime } from '@/lib/time/jobDates';
import { fullDay } from '@/lib/time/dateFormats';

/** Place, pay and dates of a vacancy; only those it has. */
export function JobFacts({ job }: { job: Job }) {
  const facts = [
    [jobCopy.location, job.location],
    [jobCopy.pay, job.pay],
    [jobCopy.posted, day(postingTime(job.posted_at))],
    [hasClosed(job.closes_at) ? jobCopy.closed : jobCopy.closes, day(closingTime(job.closes_at))],
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

const day = (at: number | null) => at !== null && fullDay(at);
