import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { jobsCopy } from '@/content/jobs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { DiscoverBand } from '@/ui/sky/DiscoverBand';
import { locationTyped, searchTyped, selectLocation, selectSearch } from './filtersSlice';
import { JobTitleBox, LocationBox } from './SearchBox';
import { SearchCard } from './SearchCard';

type VacancySearchProps = {
  heading: string;
  headingLevel: 'h1' | 'h2';
  hasPlaces: boolean;
  onSearch: () => void;
};

/** The Discover band of the list, with its two boxes held in the store: a key press renders its own box alone. */
export const VacancySearch = memo(({ heading, headingLevel, hasPlaces, onSearch }: VacancySearchProps) => (
  <DiscoverBand isAboveFold={headingLevel === 'h1'}>
    <Typography variant="h2" component={headingLevel} tabIndex={-1} sx={{ mb: 3 }}>
      {heading}
    </Typography>
    <SearchCard onSearch={onSearch}>
      <StoredJobTitle />
      <StoredLocation hasPlaces={hasPlaces} />
    </SearchCard>
  </DiscoverBand>
));

function StoredJobTitle() {
  const search = useAppSelector(selectSearch);
  const dispatch = useAppDispatch();
  return <JobTitleBox value={search} onChange={(value) => dispatch(searchTyped(value))} />;
}

function StoredLocation({ hasPlaces }: { hasPlaces: boolean }) {
  const location = useAppSelector(selectLocation);
  const dispatch = useAppDispatch();
  return (
    <LocationBox
      value={location}
      onChange={(value) => dispatch(locationTyped(value))}
      hint={location !== '' && !hasPlaces ? jobsCopy.locationHint : undefined}
    />
  );
}
