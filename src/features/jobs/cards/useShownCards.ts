import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '@/lib/whenIdle';

/** What a phone shows of a list at first: the page's other sections stand below it. */
const FIRST = 20;
const FEW = 100;
/** Cards rendered beyond the visible ones: on the first render, and for long lists. */
const OVERSCAN_AT_FIRST = 1;
const OVERSCAN = 3;
/** How many more are rendered at a time: all at once would block a slow phone for 300 ms. */
const STEP = 4;

/**
 * How many cards the list has, and how many to render beyond the visible ones. A phone has the first only until `showAll` is
 * called, unless the list was left whole. A short list gets a few more rendered whenever the browser is idle, until it is rendered
 * in full, so that the browser's own search finds every vacancy. Any list is rendered in full while it is being printed.
 */
export function useShownCards(length: number, wasWhole?: boolean) {
  const [isWhole, setIsWhole] = useState(() => wasWhole ?? !matchMedia('(width < 600px)').matches);
  const [overscan, setOverscan] = useState(OVERSCAN_AT_FIRST);
  const [isPrinting, setIsPrinting] = useState(false);
  // Another list, as after a key: all of a short one at once would hold up the next key.
  const [shownLength, setShownLength] = useState(length);
  if (length !== shownLength) {
    setShownLength(length);
    setOverscan(Math.min(overscan, OVERSCAN));
  }
  const count = isWhole || isPrinting ? length : Math.min(length, FIRST);
  const most = length <= FEW ? count : OVERSCAN;
  useEffect(
    () => (overscan < most ? whenIdle(() => startTransition(() => setOverscan(overscan + STEP))) : undefined),
    [overscan, most],
  );
  useEffect(() => {
    // The browser prints as soon as this event has been handled.
    const start = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return {
    count,
    overscan: isPrinting ? count : Math.min(overscan, most),
    isWhole,
    showAll: () => flushSync(() => setIsWhole(true)),
  };
}
