import type { ReadJob, ReadJobs } from '@/api/jobsApi';
import type { RootState } from '@/store/makeStore';

/**
 * When the vacancy with this id, or without one the list, was given by the backend (epoch milliseconds), if what is shown of it comes
 * from the service worker; undefined if it is fresh. Reads the state of the API without its code, which pages of words do not load.
 */
export function selectKeptAt(state: RootState, jobId: string | undefined): number | undefined {
  const list = answerOf(state, 'getJobs', undefined) as ReadJobs | undefined;
  if (jobId === undefined) return list?.keptAt;
  const own = answerOf(state, 'getJob', jobId) as ReadJob | undefined;
  // Until its own answer comes, a vacancy is shown from the list.
  const shown = own ?? (list?.jobs.some(({ id }) => id === jobId) ? list : undefined);
  return shown?.keptAt;
}

/** The store's type does not say what the answer to a call is: the caller does. */
const answerOf = ({ api }: RootState, endpoint: string, arg: string | undefined): unknown =>
  Object.values(api?.queries ?? {}).find(
    (query) => query?.endpointName === endpoint && query.originalArgs === arg,
  )?.data;
