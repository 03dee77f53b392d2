import { useDeferredValue, useEffect } from 'react';
import { useGetJobsQuery } from '@/api/jobsApi';
import { listShown } from '@/features/jobs/saved/seenSlice';
import { selectFoundJobs } from '@/features/jobs/search/selectFoundJobs';
import { useRetry } from '@/features/jobs/loading/useRetry';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/**
 * The vacancies as the filters leave them. A failed call leaves the list empty (docs/behaviour.md, section 4). The first list
 * comes with a deferred render: rendered in one go it would block a slow phone.
 */
export function useVacancies() {
  const query = useGetJobsQuery(undefined, { refetchOnReconnect: true });
  useRetry(query);
  const dispatch = useAppDispatch();
  const jobs = query.data?.jobs;
  useEffect(() => {
    if (jobs && jobs.length > 0) dispatch(listShown({ ids: jobs.map(({ id }) => id), now: Date.now() }));
  }, [jobs, dispatch]);
  return { found: useAppSelector(selectFoundJobs), isLoading: useDeferredValue(query.isLoading) };
}
