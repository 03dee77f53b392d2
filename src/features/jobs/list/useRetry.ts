import { useEffect, useRef } from 'react';

const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 60_000;

type Retriable = {
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Repeats a read that failed, with a growing pause, for as long as the page is open. Not once `isOver`. */
export function useRetry({ isError, isFetching, refetch }: Retriable, isOver = false): void {
  const pause = useRef(FIRST_PAUSE_MS);
  const isMissing = !isOver && isError;

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
