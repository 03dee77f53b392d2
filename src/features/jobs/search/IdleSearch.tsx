import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { jobsCopy } from '@/content/jobs';
import { DiscoverBand } from '@/ui/sky/DiscoverBand';
import { JobTitleBox, LocationBox } from './SearchBox';
import { SearchCard } from './SearchCard';

/** The two boxes of the vacancy page hold what is typed and change nothing (specification section 2). */
export function IdleSearch() {
  const [jobTitle, setJobTitle] = useState('');
  const [location, setLocation] = useState('');
  return (
    <DiscoverBand isAboveFold>
      <Typography variant="h2" component="p" sx={{ mb: 3 }}>
        {jobsCopy.heading}
      </Typography>
      <SearchCard>
        <JobTitleBox value={jobTitle} onChange={setJobTitle} />
        <LocationBox value={location} onChange={setLocation} />
      </SearchCard>
    </DiscoverBand>
  );
}
