import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Chip from '@mui/material/Chip';
import Box from '@mui/material/Box';
import { jobCopy } from '@/content/jobs';
import type { Job } from '@/contract/jobs';
import { JobTypeBadge } from './JobTypeBadge';

/** What a vacancy says of itself, under its title. */
export const JobArticle = ({ job }: { job: Job }) => (
  <article>
    <Stack direction="row" spacing={1.25} useFlexGap sx={{ flexWrap: 'wrap', mt: 2 }}>
      {job.employment_type && <Chip label={job.employment_type} variant="outlined" />}
      {job.job_type && <JobTypeBadge jobType={job.job_type} />}
    </Stack>
    <Part heading={jobCopy.descriptionHeading} text={job.description} />
    <Part heading={jobCopy.requirementsHeading} text={job.Experience} />
  </article>
);

const Part = ({ heading, text }: { heading: string; text: string }) => (
  <Box component="section" sx={{ mt: 5, maxWidth: '46em' }}>
    <Typography variant="h3" component="h2" gutterBottom>
      {heading}
    </Typography>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text || jobCopy.notStated}
    </Typography>
  </Box>
);
