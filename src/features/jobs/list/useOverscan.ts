import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '@/lib/whenIdle';

const FEW = 100;
const OVERSCAN = 6;

/**
 * How many cards to render beyond the visible ones. A short list is rendered in full once the browser is idle, so that the browser's
 * own search finds every vacancy; any list is rendered in full while it is being printed.
 */
export function useOverscan(count: number): number {
  const [isWhole, setIsWhole] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsWhole(true))), []);
  useEffect(() => {
    // The browser prints as soon as the event has been handled.
    const start = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting || (isWhole && count <= FEW) ? count : OVERSCAN;
}
