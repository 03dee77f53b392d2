import { selectJobResult, selectJobsResult } from '@/api/jobsApi';
import { matchPath, useLocation, useMatch } from 'react-router-dom';
import { offlineCopy } from '@/content/offline';
import { paths } from '@/lib/paths';
import { useIsOnline } from '@/lib/useIsOnline';
import { useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/makeStore';

/** What to say about the connection: how old the vacancies on show are if they are kept ones, or that there is none. */
export function useConnectionNote(): string | undefined {
  const { pathname } = useLocation();
  const isOnline = useIsOnline();
  const jobId = useMatch(paths.job)?.params.id;
  const hasVacancies = jobId !== undefined || lists.some((path) => matchPath(path, pathname));
  const keptAt = useAppSelector((state) => selectKeptAt(state, jobId));
  if (hasVacancies && keptAt)
    return isOnline ? offlineCopy.askingAgain(keptAt) : offlineCopy.shownAsItWas(keptAt);
  return isOnline ? undefined : offlineCopy.offline;
}

const lists = [paths.jobs, paths.jobsInternational];

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
