import { useDeferredValue, useMemo } from 'react';
import { useGetJobsQuery } from '@/api/jobsApi';
import { selectFoundJobs } from '@/features/jobs/search/selectFoundJobs';
import { useRetry } from '@/features/jobs/useRetry';
import { useAppSelector } from '@/store/hooks';

/**
 * The vacancies as the filters leave them. A failed call leaves the list empty (section 4). They come with a deferred
 * render, so that neither their arrival nor a key press blocks a slow phone.
 */
export function useVacancies() {
  const query = useGetJobsQuery(undefined, { refetchOnReconnect: true });
  useRetry(query);
  const { isLoading } = query;
  const jobs = useAppSelector(selectFoundJobs);
  return useDeferredValue(useMemo(() => ({ jobs, isLoading }), [jobs, isLoading]));
}
