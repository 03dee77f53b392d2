import { useEffect, useRef } from 'react';
import { useKeptAt } from '@/api/keptAnswers';

const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 60_000;

type Retriable = { isError: boolean; isFetching: boolean; refetch: () => unknown };

/**
 * Repeats a read that failed, or was answered with what the device had kept, with a growing pause, for as long as the page is
 * open.
 */
export function useRetry({ isError, isFetching, refetch }: Retriable): void {
  const pause = useRef(FIRST_PAUSE_MS);
  const isKept = useKeptAt() !== undefined;
  const isMissing = isError || isKept;

  useEffect(() => {
    if (isFetching) return;
    if (!isMissing) {
      pause.current = FIRST_PAUSE_MS;
      return;
    }
    const timer = setTimeout(() => {
      pause.current = Math.min(pause.current * 2, MAX_PAUSE_MS);
      void refetch();
    }, pause.current);
    return () => clearTimeout(timer);
  }, [isMissing, isFetching, refetch]);
}
