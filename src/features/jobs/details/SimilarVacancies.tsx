import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { jobCopy } from '@/content/job';
import type { Job } from '@/contract/jobs';
import { JobCard } from '@/features/jobs/list/JobCard';
import { JobCards } from '@/features/jobs/list/jobCards.styles';
import { selectJobs } from '@/features/jobs/search/selectFoundJobs';
import { useAppSelector } from '@/store/hooks';
import { Box } from '@/ui/Box';
import { similarTo } from '@/vacancies/similarTo';

/** Vacancies like this one. They come from the list, if the visitor has seen it: nothing is fetched for them. */
export function SimilarVacancies({ job }: { job: Job }) {
  const headingId = useId();
  const jobs = useAppSelector(selectJobs);
  const similar = useMemo(() => similarTo(job, jobs), [job, jobs]);
  if (similar.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={headingId} sx={{ mb: 3 }}>
      <Typography id={headingId} variant="h2" sx={{ mb: 2 }}>
        {jobCopy.similarHeading}
      </Typography>
      <JobCards>
        {similar.map((each) => (
          <li key={each.id}>
            <JobCard job={each} />
          </li>
        ))}
      </JobCards>
    </Box>
  );
}
