import { useEffect, useState } from 'react';
import { matchPath, useLocation, useMatch } from 'react-router-dom';
import { offlineCopy } from '@/content/offline';
import { PAGES_CACHE } from '@/device/cacheNames';
import { paths } from '@/lib/paths';
import { useIsOnline } from '@/lib/useIsOnline';
import { useAppSelector } from '@/store/hooks';
import { selectKeptAt } from './selectKeptAt';

/** What to say about the connection: how old the vacancies or the words on show are if they are kept ones, or that there is none. */
export function useConnectionNote(): string | undefined {
  const { pathname } = useLocation();
  const isOnline = useIsOnline();
  const jobId = useMatch(paths.job)?.params.id;
  const hasVacancies = jobId !== undefined || lists.some((path) => matchPath(path, pathname));
  const keptAt = useAppSelector((state) => selectKeptAt(state, jobId));
  const note = usePageNote(pathname, !isOnline && !hasVacancies);
  if (!hasVacancies) return note;
  if (keptAt) return offlineCopy.shownAsItWas(keptAt);
  return isOnline ? undefined : offlineCopy.offline;
}

const lists = [paths.jobs, paths.jobsInternational];

/** The note for a page of words; undefined until the cache has answered, so that only one note is read out. */
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

/** When the service worker fetched a page, in epoch milliseconds; undefined if it has not, or the page's host sent no date. */
async function keptPageTime(pathname: string): Promise<number | undefined> {
  try {
    // The worker keeps a page under its address with the version behind it.
    const options = { cacheName: PAGES_CACHE, ignoreSearch: true, ignoreVary: true };
    const page = await caches.match(pathname, options);
    return Date.parse(page?.headers.get('Date') ?? '') || undefined;
  } catch {
    return undefined;
  }
}
