import { useDeferredValue, useMemo, useState } from 'react';
import { useGetJobsQuery } from '@/api/jobsApi';
import type { Job } from '@/contract/jobs';
import { useAppSelector } from '@/store/hooks';
import { carriesDates, carriesPlaces, filterJobs, indexJobs } from './filterJobs';
import { selectFilters } from './filtersSlice';
import { useRetry } from './useRetry';

const noJobs: Job[] = [];

/** The list of vacancies as the visitor's filters leave it. A failed call leaves it empty (section 4). */
export function useVacancies() {
  const query = useGetJobsQuery(undefined, { refetchOnReconnect: true });
  useRetry(query);
  const all = query.data ?? noJobs;
  // Typing comes first; the list follows as soon as there is time.
  const filters = useDeferredValue(useAppSelector(selectFilters));
  const [now] = useState(Date.now);
  const indexed = useMemo(() => indexJobs(all), [all]);
  const jobs = useMemo(() => filterJobs(indexed, filters, now), [indexed, filters, now]);
  return {
    jobs,
    isLoading: query.isLoading,
    isEmpty: all.length === 0,
    hasPlaces: useMemo(() => carriesPlaces(all), [all]),
    hasDates: useMemo(() => carriesDates(all), [all]),
  };
}

export type Vacancies = ReturnType<typeof useVacancies>;
