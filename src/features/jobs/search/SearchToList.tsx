import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetJobsQuery } from '@/api/jobsApi';
import { paths } from '@/lib/paths';
import { writeFiltersQuery } from '@/vacancies/filters';
import { SearchBox } from './SearchBox';
import { SearchCard } from './SearchCard';

/** The search boxes on pages without the list: they change nothing there; Enter and Search take what was typed to the list. */
export function SearchToList() {
  const navigate = useNavigate();
  const [jobTitle, setJobTitle] = useState('');
  const [place, setPlace] = useState('');
  // For the suggestions.
  useGetJobsQuery(undefined, { skip: jobTitle + place === '' });
  const search = () =>
    void navigate(paths.jobs + writeFiltersQuery('', { search: jobTitle, location: place }));
  return (
    <SearchCard onSearch={search}>
      <SearchBox name="jobTitle" value={jobTitle} onChange={setJobTitle} />
      <SearchBox name="location" value={place} onChange={setPlace} />
    </SearchCard>
  );
}
