import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { jobsCopy } from '@/content/jobs';
import { writeFiltersQuery } from '@/features/jobs/search/filtersQuery';
import { paths } from '@/lib/paths';
import { DiscoverBand } from '@/ui/sky/DiscoverBand';
import { JobTitleBox, LocationBox } from '@/features/jobs/search/SearchBoxes';
import { SearchCard } from '@/features/jobs/search/SearchCard';

/** The vacancy page's two boxes change nothing on it (docs/behaviour.md, section 2); Enter and Search take what was typed to the list. */
export function SearchRedirect() {
  const navigate = useNavigate();
  const [jobTitle, setJobTitle] = useState('');
  const [place, setPlace] = useState('');
  const search = () =>
    void navigate(paths.jobs + writeFiltersQuery('', { search: jobTitle, location: place }));
  return (
    <DiscoverBand hasStreet isLow>
      <Typography variant="h2" component="p" sx={{ mb: { xs: 1, sm: 2 } }}>
        {jobsCopy.heading}
      </Typography>
      <Low>
        <SearchCard onSearch={search}>
          <JobTitleBox value={jobTitle} onChange={setJobTitle} />
          <LocationBox value={place} onChange={setPlace} />
        </SearchCard>
      </Low>
    </DiscoverBand>
  );
}

/** Kept low, so that two boxes do not push a vacancy's title out of the first view; on wide screens beside the heading. */
const Low = styled('div')(({ theme }) => ({
  flex: 1,
  [theme.breakpoints.up('lg')]: { '& > form': { padding: '12px 20px' } },
}));
