import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { jobsCopy } from '@/content/jobs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { DiscoverBand } from '@/ui/sky/DiscoverBand';
import { locationTyped, searchTyped, selectLocation, selectSearch } from './filtersSlice';
import { goToResults } from './focusResults';
import { SearchBox } from './SearchBox';
import { SearchCard } from './SearchCard';
import { selectAsksWhere, selectLacksPlaces } from './selectFoundJobs';

type VacancySearchProps = {
  headingLevel: 'h1' | 'h2';
  /** Under the heading. */
  lead?: ReactNode;
};

/** The Discover band of the list. Each box reads the store by itself, so that a key press does not render the other. */
export function VacancySearch({ headingLevel, lead }: VacancySearchProps) {
  // The question stands at its box.
  const asksWhere = useAppSelector(selectAsksWhere);
  return (
    <DiscoverBand
      hasStreet={headingLevel === 'h1'}
      heading={
        <>
          <Typography variant="h2" component={headingLevel} tabIndex={-1} sx={{ mb: 1 }}>
            {jobsCopy.heading}
          </Typography>
          {lead}
        </>
      }
    >
      <SearchCard onSearch={() => asksWhere || goToResults()}>
        <StoredJobTitle />
        <StoredLocation />
      </SearchCard>
    </DiscoverBand>
  );
}

function StoredJobTitle() {
  const search = useAppSelector(selectSearch);
  const dispatch = useAppDispatch();
  return <SearchBox name="jobTitle" value={search} onChange={(value) => dispatch(searchTyped(value))} />;
}

function StoredLocation() {
  const location = useAppSelector(selectLocation);
  const lacksPlaces = useAppSelector(selectLacksPlaces);
  const asksWhere = useAppSelector(selectAsksWhere);
  const dispatch = useAppDispatch();
  return (
    <SearchBox
      name="location"
      value={location}
      onChange={(value) => dispatch(locationTyped(value))}
      hint={(lacksPlaces && jobsCopy.locationHint) || (asksWhere && jobsCopy.nearMeHint) || undefined}
    />
  );
}
