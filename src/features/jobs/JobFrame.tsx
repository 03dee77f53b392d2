import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { jobCopy, jobsCopy } from '@/content/jobs';
import { provider } from '@/content/provider';
import type { Job } from '@/contract/jobs';
import { DiscoverBand } from '@/ui/DiscoverBand';
import { Icon } from '@/ui/Icon';
import { StandaloneLink } from '@/ui/StandaloneLink';
import { JobFacts } from './JobFacts';
import { SearchCard } from './SearchCard';

type JobFrameProps = { job?: Job; applyButton?: ReactNode; children: ReactNode };

/**
 * What stands around a vacancy: the Discover band, the way back, its title, the facts and the way to apply. The heading is one
 * element before and after the vacancy has arrived, so that the focus which an arrival has put on it stays there.
 */
export const JobFrame = ({ job, applyButton, children }: JobFrameProps) => (
  <>
    <IdleSearch />
    <Container
      sx={{ display: { md: 'grid' }, gridTemplateColumns: '1fr 320px', gap: 10, py: { xs: 3, sm: 4 } }}
    >
      <Box sx={{ minWidth: 0, pb: 4 }}>
        <BackToCareers />
        <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {job ? job.job_title : jobCopy.loading}
        </Typography>
        {children}
      </Box>
      {job && <Aside job={job}>{applyButton}</Aside>}
    </Container>
    {applyButton && <BottomBar>{applyButton}</BottomBar>}
  </>
);

/** The two boxes of the vacancy page hold what is typed and change nothing (specification section 2). */
function IdleSearch() {
  const [jobTitle, setJobTitle] = useState('');
  const [location, setLocation] = useState('');
  return (
    <DiscoverBand>
      <Typography variant="h2" component="p" sx={{ mb: 3 }}>
        {jobsCopy.heading}
      </Typography>
      <SearchCard
        jobTitle={{ value: jobTitle, onChange: setJobTitle }}
        location={{ value: location, onChange: setLocation }}
        onSearch={() => document.querySelector<HTMLElement>('#main h1')?.focus()}
        hasButton={false}
      />
    </DiscoverBand>
  );
}

function BackToCareers() {
  const navigate = useNavigate();
  return (
    <ButtonBase
      onClick={() => void navigate(-1)}
      sx={{ minHeight: 48, mb: 2, gap: 1.5, color: 'primary.main', fontSize: 'inherit', fontWeight: 650 }}
    >
      <Icon icon={ArrowLeft} size={20} />
      <Box component="span" sx={{ textDecoration: 'underline', textUnderlineOffset: '.25em' }}>
        {jobCopy.back}
      </Box>
    </ButtonBase>
  );
}

const Aside = ({ job, children }: { job: Job; children: ReactNode }) => (
  <Box
    component="aside"
    aria-label={job.job_title}
    sx={{ alignSelf: 'start', position: { md: 'sticky' }, top: 24, p: 3, border: 1, borderColor: 'divider' }}
  >
    <JobFacts job={job} />
    <Box sx={{ display: { xs: 'none', md: 'block' }, my: 2 }}>{children}</Box>
    <Typography color="textSecondary">{jobCopy.questions}</Typography>
    <StandaloneLink to={provider.telephone.href}>{provider.telephone.text}</StandaloneLink>
  </Box>
);

/** Below the large layout Apply Now stays in sight at the bottom of the screen. */
const BottomBar = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: { md: 'none' },
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      p: 1.5,
      bgcolor: 'background.paper',
    }}
  >
    {children}
  </Box>
);
