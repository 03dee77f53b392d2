import { useEffect, useState } from 'react';
import { logProblem } from '@/lib/log';

/**
 * A part of the page whose code is fetched when it is first wanted. While the code is under way there is
 * nothing to show; a failure is logged and reported, and the next time it is wanted the fetch starts again.
 */
export function useOnDemand<Part>(load: () => Promise<Part>, isWanted: boolean, onFailure: () => void) {
  const [fetched, setFetched] = useState<{ part: Part }>();
  const isMissing = isWanted && !fetched;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    load().then(
      (part) => isCurrent && setFetched({ part }),
      (error: unknown) => {
        logProblem('A part of the header could not be fetched', error);
        if (isCurrent) onFailure();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load, onFailure]);

  return isWanted ? fetched?.part : undefined;
}

/** Starts a fetch ahead of time; should it fail, the real one will say so. */
export function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
