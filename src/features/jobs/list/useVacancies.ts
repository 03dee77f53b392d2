import { useDeferredValue, useMemo, useState } from 'react';
import { useGetJobsQuery } from '@/api/jobsApi';
import type { Job } from '@/contract/jobs';
import { useAppSelector } from '@/store/hooks';
import { indexJobs, type FoundJob, type JobIndex } from '@/features/jobs/search/filterJobs';
import { selectFilters } from '@/features/jobs/search/filtersSlice';
import { useRetry } from '@/features/jobs/useRetry';

const noJobs: Job[] = [];

/**
 * All vacancies, ready to be filtered. A failed call leaves the list empty (section 4). They come with a deferred render:
 * a list rendered at one go would hold up a slow phone.
 */
export function useVacancies() {
  const query = useGetJobsQuery(undefined, { refetchOnReconnect: true });
  useRetry(query);
  const all = query.data ?? noJobs;
  const { isLoading } = query;
  const vacancies = useMemo(
    () => ({ index: indexJobs(all), isLoading, isEmpty: all.length === 0 }),
    [all, isLoading],
  );
  return useDeferredValue(vacancies);
}

export type Vacancies = ReturnType<typeof useVacancies>;

/** The vacancies as the visitor's filters leave them. */
export function useFoundJobs(index: JobIndex): readonly FoundJob[] {
  const filters = useAppSelector(selectFilters);
  const [now] = useState(Date.now);
  return useMemo(() => index.find(filters, now), [index, filters, now]);
}
