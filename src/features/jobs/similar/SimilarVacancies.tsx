// Loaded on demand by JobPage.
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { jobCopy } from '@/content/job';
import { JobCard } from '@/features/jobs/cards/JobCard';
import { JobCards } from '@/features/jobs/cards/jobCards.styles';
import { selectJobs, selectListedJob } from '@/features/jobs/search/selectFoundJobs';
import { useAppSelector } from '@/store/hooks';
import { Box } from '@/ui/Box';
import { similarTo } from '@/vacancies/similarTo';

/** Vacancies like the one at this address. They come from the list, if the visitor has seen it: nothing is fetched for them. */
export function SimilarVacancies() {
  const { id = '' } = useParams();
  const headingId = useId();
  const jobs = useAppSelector(selectJobs);
  const job = useAppSelector((state) => selectListedJob(state, id));
  const similar = useMemo(() => (job ? similarTo(job, jobs) : []), [job, jobs]);
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
