import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { offlineCopy } from '@/content/offline';
import { useKeptAt } from '@/api/keptAnswers';
import { paths } from '@/lib/paths';
import { useIsOnline } from '@/lib/useIsOnline';
import { keptPageTime } from './keptPageTime';

/** What to say about the connection: how old the vacancies or the words on show are if they are kept ones, or that there is none. */
export function useConnectionNote(): string | undefined {
  const { pathname } = useLocation();
  const keptAt = useKeptAt();
  const isOnline = useIsOnline();
  const hasVacancies = pagesOfVacancies.some((path) => matchPath(path, pathname));
  const note = usePageNote(pathname, !isOnline && !hasVacancies);
  if (!hasVacancies) return note;
  if (keptAt) return offlineCopy.shownAsItWas(keptAt);
  return isOnline ? undefined : offlineCopy.offline;
}

const pagesOfVacancies = [paths.jobs, paths.jobsInternational, paths.job];

/** Of a page of words; undefined until the cache has been asked, so that nothing is read out twice. */
function usePageNote(pathname: string, isWanted: boolean): string | undefined {
  const [found, setFound] = useState<{ pathname: string; note: string }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    void keptPageTime(pathname).then((at) => {
      const note = at ? offlineCopy.shownAsItWas(at) : offlineCopy.offline;
      if (isCurrent) setFound({ pathname, note });
    });
    return () => void (isCurrent = false);
  }, [pathname, isWanted]);
  return isWanted && found?.pathname === pathname ? found.note : undefined;
}
