import { useEffect, useEffectEvent, useState } from 'react';
import { logProblem } from '@/lib/log';

/**
 * A part of the page whose code is fetched when it is first wanted; undefined until it is there.
 * A failure is logged and reported, and the next time the part is wanted the fetch starts again.
 */
export function useOnDemand<Part>(load: () => Promise<Part>, isWanted: boolean, onFailure: () => void) {
  const [fetched, setFetched] = useState<{ part: Part }>();
  const isMissing = isWanted && !fetched;
  const reportFailure = useEffectEvent(onFailure);

  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    load().then(
      (part) => isCurrent && setFetched({ part }),
      (error: unknown) => {
        if (!isCurrent) return;
        logProblem('A part of the header could not be fetched', error);
        reportFailure();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load]);

  return isWanted ? fetched?.part : undefined;
}

/** Starts a fetch ahead of time; should it fail, the real one will say so. */
export function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
