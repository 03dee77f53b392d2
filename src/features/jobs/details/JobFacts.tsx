import { styled } from '@mui/material/styles';
import { jobCopy } from '@/content/jobs';
import type { Job } from '@/contract/jobs';
import { hasClosed } from '@/lib/closing';

/** The short facts beside a vacancy; only those it has. */
export function JobFacts({ job }: { job: Job }) {
  const facts = [
    [jobCopy.employmentType, job.employment_type],
    [jobCopy.jobType, job.job_type],
    [jobCopy.location, job.location],
    [jobCopy.pay, job.pay],
    [jobCopy.posted, day(job.posted_at)],
    [hasClosed(job.closes_at) ? jobCopy.closed : jobCopy.closes, day(job.closes_at)],
  ] as const;
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
  margin: 0,
  '& div': { marginBottom: 16 },
  '& dt': { ...typography.body2, color: vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 650 },
}));

// Created on first use: constructing a DateTimeFormat blocks a slow phone for milliseconds.
let dayFormat: Intl.DateTimeFormat | undefined;

function day(iso: string | undefined): string | undefined {
  const time = iso ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(time)) return undefined;
  dayFormat ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
  return dayFormat.format(time);
}
