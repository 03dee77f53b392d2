import { useEffect, useEffectEvent, useState } from 'react';
import { logProblem } from './log';
import { retry } from './retry';

/**
 * A part of the page whose code is loaded when it is first wanted; undefined until it is there, and kept from then on.
 * When repeated attempts fail, that is logged and reported; loading starts again once the connection is back, or the next time the
 * part is wanted.
 */
export function useOnDemand<Part>(load: () => Promise<Part>, isWanted: boolean, onFailure: () => void) {
  const [fetched, setFetched] = useState<{ part: Part }>();
  const isMissing = isWanted && !fetched;
  const reportFailure = useEffectEvent(onFailure);

  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    const start = () =>
      void retry(load).then(
        (part) => isCurrent && setFetched({ part }),
        (error: unknown) => {
          if (!isCurrent) return;
          logProblem('A part of the page could not be fetched', error);
          reportFailure();
          window.addEventListener('online', start, { once: true });
        },
      );
    start();
    return () => {
      isCurrent = false;
      window.removeEventListener('online', start);
    };
  }, [isMissing, load]);

  return fetched?.part;
}

/** Starts loading ahead of time. A failure is left to the load that follows. */
export function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

/** For a button that needs this code: starts loading once it is pointed at, touched or focused, as it will probably be pressed next. */
export function loadAheadHandlers(load: () => Promise<unknown>) {
  const loadAhead = () => fetchAhead(load);
  return { onPointerEnter: loadAhead, onPointerDown: loadAhead, onFocus: loadAhead };
}
