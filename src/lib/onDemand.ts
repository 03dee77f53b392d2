import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { logProblem } from './log';
import { reloadIfOutdated } from './reloadPage';
import { retry } from './retry';

/** A part of the site whose code is loaded when it is first wanted, and kept from then on. */
export type OnDemand<Part> = {
  /** Resolves with the part. Rejects when repeated attempts fail; the next call tries again. */
  load: () => Promise<Part>;
  /** The part, if it has been loaded. */
  get: () => Part | undefined;
  /** Calls the listener once the part has been loaded. */
  subscribe: (listener: () => void) => () => void;
};

/** The one way to load code that not every visitor needs: dialogs, sheets, toasts and what stands below the first view. */
export function onDemand<Part>(importPart: () => Promise<Part>): OnDemand<Part> {
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;
  const listeners = new Set<() => void>();

  async function start(): Promise<Part> {
    try {
      part = await retry(importPart);
    } finally {
      loading = undefined;
    }
    for (const listener of listeners) listener();
    return part;
  }

  return {
    load: () => (part ? Promise.resolve(part) : (loading ??= start())),
    get: () => part,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The part; undefined until it has been loaded, which begins once it is wanted. A failure is logged and reported; loading starts again
 * once the connection is back, or the next time the part is wanted.
 */
export function useOnDemand<Part>(wanted: OnDemand<Part>, isWanted: boolean, onFailure?: () => void) {
  const { load, get, subscribe } = wanted;
  const part = useSyncExternalStore(subscribe, get, () => undefined);
  const isMissing = isWanted && !part;
  const reportFailure = useEffectEvent(() => onFailure?.());

  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    const start = () => void load().catch(fail);
    const fail = (error: unknown) => {
      if (!isCurrent) return;
      logProblem('A part of the page could not be fetched', error);
      void reloadIfOutdated(error);
      reportFailure();
      window.addEventListener('online', start, { once: true });
    };
    start();
    return () => {
      isCurrent = false;
      window.removeEventListener('online', start);
    };
  }, [isMissing, load]);

  return part;
}
