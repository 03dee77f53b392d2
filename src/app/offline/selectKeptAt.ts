import { selectJobResult, selectJobsResult } from '@/api/jobsApi';
import type { RootState } from '@/store/makeStore';

/**
 * When the vacancy with this id, or without one the list, was given by the backend (epoch milliseconds), if what is shown of it comes
 * from the service worker; undefined if it is fresh.
 */
export function selectKeptAt(state: RootState, jobId: string | undefined): number | undefined {
  const list = selectJobsResult(state).data;
  if (jobId === undefined) return list?.keptAt;
  const own = selectJobResult(jobId)(state).data;
  // Until its own answer comes, a vacancy is shown from the list.
  const shown = own ?? (list?.jobs.some(({ id }) => id === jobId) ? list : undefined);
  return shown?.keptAt;
}
