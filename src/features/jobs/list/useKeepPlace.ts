import { useEffect, useLayoutEffect, useRef } from 'react';
import { isRecord } from '@/lib/isRecord';

/**
 * Keeps a visitor's place when vacancies come after the page: they push down what stands below them. After a reload that is where the
 * page was left, because the browser could scroll only as far as the page went; otherwise the part that the address names. Whoever has
 * moved the focus meanwhile stays there; the heading had it on arrival.
 */
export function useKeepPlace(isLoading: boolean): void {
  const waited = useRef<{ left: number | undefined }>(undefined);

  useLayoutEffect(() => {
    if (isLoading) {
      const { scrollY } = entryState();
      waited.current = { left: typeof scrollY === 'number' ? scrollY : undefined };
      return;
    }
    if (!waited.current) return;
    const { activeElement } = document;
    const part = document.getElementById(window.location.hash.slice(1));
    if (activeElement !== part && !activeElement?.matches('body, h1')) return;
    if (waited.current.left !== undefined) window.scrollTo(0, waited.current.left);
    else part?.scrollIntoView();
  }, [isLoading]);

  useEffect(() => {
    // On leaving the page it would be too late: Chromium keeps no state that is set then.
    const save = () => history.replaceState({ ...entryState(), scrollY: window.scrollY }, '');
    document.addEventListener('scrollend', save);
    return () => document.removeEventListener('scrollend', save);
  }, []);
}

function entryState(): Record<string, unknown> {
  const state: unknown = history.state;
  return isRecord(state) ? state : {};
}
