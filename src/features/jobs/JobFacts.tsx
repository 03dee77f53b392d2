import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { jobCopy } from '@/content/jobs';
import type { Job } from '@/contract/jobs';

/** The short facts beside a vacancy; only those that it carries. */
export function JobFacts({ job }: { job: Job }) {
  const facts = [
    [jobCopy.employmentType, job.employment_type],
    [jobCopy.jobType, job.job_type],
    [jobCopy.location, job.location],
    [jobCopy.pay, job.pay],
    [jobCopy.posted, day(job.posted_at)],
    [jobCopy.closes, day(job.closes_at)],
  ] as const;
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {facts.map(
        ([term, value]) =>
          value && (
            <Box key={term} sx={{ mb: 2 }}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {term}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 650 }}>
                {value}
              </Typography>
            </Box>
          ),
      )}
    </Box>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

function day(iso: string | undefined): string | undefined {
  const time = iso ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(time) ? undefined : dayFormat.format(time);
}
