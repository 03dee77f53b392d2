import { useEffect, useRef } from 'react';

const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 60_000;

type Retriable = {
  isError: boolean;
  isFetching: boolean;
  data?: { keptAt?: number | undefined } | undefined;
  refetch: () => unknown;
};

/**
 * Repeats a read that failed, or was answered with what the device had kept, with a growing pause, for as long as the page is
 * open. Not once `isOver`.
 */
export function useRetry({ isError, isFetching, data, refetch }: Retriable, isOver = false): void {
  const pause = useRef(FIRST_PAUSE_MS);
  const isMissing = !isOver && (isError || data?.keptAt !== undefined);

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
