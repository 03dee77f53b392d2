import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetJobsQuery } from '@/api/jobsApi';
import { paths } from '@/lib/paths';
import { writeFiltersQuery } from './filtersQuery';
import { JobTitleBox, LocationBox } from './SearchBoxes';
import { SearchCard } from './SearchCard';

type SearchToListProps = {
  /** Whether vacancies are fetched, once a box is used, for its suggestions. */
  fetchesJobs?: boolean;
};

/** The search boxes on other pages than the list's: Enter and Search take what was typed to the list, nothing else changes. */
export function SearchToList({ fetchesJobs = false }: SearchToListProps) {
  const navigate = useNavigate();
  const [jobTitle, setJobTitle] = useState('');
  const [place, setPlace] = useState('');
  useGetJobsQuery(undefined, { skip: !fetchesJobs || jobTitle + place === '' });
  const search = () =>
    void navigate(paths.jobs + writeFiltersQuery('', { search: jobTitle, location: place }));
  return (
    <SearchCard onSearch={search}>
      <JobTitleBox value={jobTitle} onChange={setJobTitle} />
      <LocationBox value={place} onChange={setPlace} />
    </SearchCard>
  );
}
