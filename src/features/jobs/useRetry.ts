import { useEffect, useRef } from 'react';

const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 60_000;

type Retriable = { isError: boolean; isFetching: boolean; refetch: () => unknown };

/** Repeats a failed read by itself, with a growing pause, for as long as the page is open. */
export function useRetry({ isError, isFetching, refetch }: Retriable): void {
  const pause = useRef(FIRST_PAUSE);

  useEffect(() => {
    if (isFetching) return;
    if (!isError) {
      pause.current = FIRST_PAUSE;
      return;
    }
    const timer = setTimeout(() => {
      pause.current = Math.min(pause.current * 2, LONGEST_PAUSE);
      void refetch();
    }, pause.current);
    return () => clearTimeout(timer);
  }, [isError, isFetching, refetch]);
}
