import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { writeFiltersQuery } from './filtersQuery';
import { JobTitleBox, LocationBox } from './SearchBoxes';
import { SearchCard } from './SearchCard';

/** The search boxes on other pages than the list's: Enter and Search take what was typed to the list, nothing else changes. */
export function SearchToList() {
  const navigate = useNavigate();
  const [jobTitle, setJobTitle] = useState('');
  const [place, setPlace] = useState('');
  const search = () =>
    void navigate(paths.jobs + writeFiltersQuery('', { search: jobTitle, location: place }));
  return (
    <SearchCard onSearch={search}>
      <JobTitleBox value={jobTitle} onChange={setJobTitle} />
      <LocationBox value={place} onChange={setPlace} />
    </SearchCard>
  );
}
