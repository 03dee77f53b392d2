import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { jobsCopy } from '@/content/jobs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { DiscoverBand } from '@/ui/sky/DiscoverBand';
import { locationTyped, searchTyped, selectLocation, selectSearch } from './filtersSlice';
import { JobTitleBox, LocationBox } from './SearchBoxes';
import { SearchCard } from './SearchCard';
import { selectLacksPlaces } from './selectFoundJobs';

type VacancySearchProps = {
  heading: string;
  headingLevel: 'h1' | 'h2';
  /** Under the heading. */
  lead?: ReactNode;
  onSearch: () => void;
};

/** The Discover band of the list. Each box reads the store by itself, so that a key press does not render the other. */
export const VacancySearch = ({ heading, headingLevel, lead, onSearch }: VacancySearchProps) => (
  <DiscoverBand hasStreet={headingLevel === 'h1'}>
    <Typography variant="h2" component={headingLevel} tabIndex={-1} sx={{ mb: { xs: 1, sm: lead ? 1 : 3 } }}>
      {heading}
    </Typography>
    {lead}
    <SearchCard onSearch={onSearch}>
      <StoredJobTitle />
      <StoredLocation />
    </SearchCard>
  </DiscoverBand>
);

function StoredJobTitle() {
  const search = useAppSelector(selectSearch);
  const dispatch = useAppDispatch();
  return <JobTitleBox value={search} onChange={(value) => dispatch(searchTyped(value))} />;
}

function StoredLocation() {
  const location = useAppSelector(selectLocation);
  const lacksPlaces = useAppSelector(selectLacksPlaces);
  const dispatch = useAppDispatch();
  return (
    <LocationBox
      value={location}
      onChange={(value) => dispatch(locationTyped(value))}
      hint={lacksPlaces ? jobsCopy.locationHint : undefined}
    />
  );
}
