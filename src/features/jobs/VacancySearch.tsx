import Typography from '@mui/material/Typography';
import { jobsCopy } from '@/content/jobs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { DiscoverBand } from '@/ui/DiscoverBand';
import { locationTyped, searchTyped, selectLocation, selectSearch } from './filtersSlice';
import { SearchCard } from './SearchCard';

type VacancySearchProps = {
  heading: string;
  headingLevel: 'h1' | 'h2';
  hasPlaces: boolean;
  onSearch: () => void;
};

/** The Discover band of the list, with its two boxes held in the store. */
export function VacancySearch({ heading, headingLevel, hasPlaces, onSearch }: VacancySearchProps) {
  const search = useAppSelector(selectSearch);
  const location = useAppSelector(selectLocation);
  const dispatch = useAppDispatch();
  const needsHint = location !== '' && !hasPlaces;
  return (
    <DiscoverBand>
      <Typography variant="h2" component={headingLevel} tabIndex={-1} sx={{ mb: 3 }}>
        {heading}
      </Typography>
      <SearchCard
        jobTitle={{ value: search, onChange: (value) => dispatch(searchTyped(value)) }}
        location={{
          value: location,
          onChange: (value) => dispatch(locationTyped(value)),
          hint: needsHint ? jobsCopy.locationHint : undefined,
        }}
        onSearch={onSearch}
      />
    </DiscoverBand>
  );
}
