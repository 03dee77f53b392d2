import { matchPath, useLocation } from 'react-router-dom';
import { offlineCopy } from '@/content/offline';
import { useKeptAt } from '@/api/keptAnswers';
import { clock, dayAndMonth, isToday } from '@/lib/dateFormats';
import { paths } from '@/lib/paths';
import { useIsOnline } from '@/lib/useIsOnline';

/** What to say about the connection: how old the vacancies on show are if they come from the cache, or that there is no connection. */
export function useConnectionNote(): string | undefined {
  const { pathname } = useLocation();
  const keptAt = useKeptAt();
  const isOnline = useIsOnline();
  const hasVacancies = pagesOfVacancies.some((path) => matchPath(path, pathname));
  if (keptAt && hasVacancies) return offlineCopy.shownAsOf(timeOf(keptAt));
  return isOnline ? undefined : offlineCopy.offline;
}

const pagesOfVacancies = [paths.jobs, paths.jobsInternational, paths.job];

/** As in "14:05", or "21 November at 14:05" if that was not today. */
function timeOf(at: number): string {
  return isToday(at) ? clock(at) : `${dayAndMonth(at)} at ${clock(at)}`;
}
