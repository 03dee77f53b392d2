import { useEffect, useEffectEvent, useState } from 'react';
import { logProblem } from './log';

/**
 * A part of the page whose code is fetched when it is first wanted; undefined until it is there, and kept from then on.
 * A failure is logged and reported; the part counts as wanted no longer, and the next time the fetch starts again.
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
        logProblem('A part of the page could not be fetched', error);
        reportFailure();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load]);

  return fetched?.part;
}

/** Starts a fetch ahead of time; should it fail, the real one will say so. */
export function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
