import { useEffect, useLayoutEffect } from 'react';
import { wait } from '@/lib/wait';
import { captureInput, replayInput } from './earlyInput';

/**
 * Hands over from prehydration.ts to the hydrated page: what was typed into the HTML is typed again, for the page's own handlers, and
 * what was pressed is pressed again. Stands before the site, so that its layout effect runs before the site's own effects overwrite
 * what was typed.
 */
export function Hydrated() {
  useLayoutEffect(captureInput, []);
  useEffect(() => void handOver(), []);
  return null;
}

async function handOver(): Promise<void> {
  // After all effects and the first render from the store, which would overwrite what is typed again.
  await wait();
  replayInput();
  const { dataset } = document.documentElement;
  delete dataset.session;
  delete dataset.applied;
  // prehydration.ts presses what was pressed.
  dispatchEvent(new Event('hydrated'));
  // For tests and measurements.
  performance.mark('hydrated');
}
