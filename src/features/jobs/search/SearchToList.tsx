import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetJobsQuery } from '@/api/jobsApi';
import { paths } from '@/lib/paths';
import { writeFiltersQuery } from './filtersQuery';
import { JobTitleBox, LocationBox } from './SearchBoxes';
import { SearchCard } from './SearchCard';

type SearchToListProps = {
  /** Fetches the vacancies for the suggestions once something is typed. */
  fetchesJobs?: boolean;
};

/** The search boxes on pages without the list: they change nothing there; Enter and Search take what was typed to the list. */
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
