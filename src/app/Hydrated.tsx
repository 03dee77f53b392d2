import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { wait } from '@/lib/wait';
import { controlsInPage, enterAgain, readInput, successorOf, type EarlyInput } from './earlyInput';

/**
 * Hands over from prehydration.ts to the hydrated page: what was entered and what was pressed reaches the page's own handlers. Stands
 * before the site, so that its layout effect runs before the site's own effects overwrite what was entered.
 */
export function Hydrated() {
  // As the page was served; React may draw others in their place.
  const [{ controls, focused }] = useState(() => ({
    controls: controlsInPage(),
    focused: document.activeElement,
  }));
  const entered = useRef<EarlyInput[]>([]);
  useLayoutEffect(() => {
    entered.current = readInput(controls);
    const successor = controls.find((control) => control === focused && !control.isConnected);
    if (successor) successorOf(successor)?.focus({ preventScroll: true });
  }, [controls, focused]);
  useEffect(() => void handOver(entered.current), []);
  return null;
}

async function handOver(entered: readonly EarlyInput[]): Promise<void> {
  // After all effects and the first render from the store, which would overwrite what is entered again.
  await wait();
  for (const input of entered) {
    if (input.control.isConnected) enterAgain(input);
    // React has drawn it anew, at the latest with this event.
    const successor = input.control.isConnected ? undefined : successorOf(input.control);
    if (successor) enterAgain({ ...input, control: successor });
  }
  const { dataset } = document.documentElement;
  delete dataset.session;
  delete dataset.applied;
  // prehydration.ts presses what was pressed.
  dispatchEvent(new Event('hydrated'));
  // For tests and measurements.
  performance.mark('hydrated');
  void layOutSections();
}

/** One section per frame: the layout of all at once would block a slow phone. */
async function layOutSections(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.loading === undefined) return;
  for (const section of document.querySelectorAll<HTMLElement>('main > * + *')) {
    section.style.contentVisibility = 'visible';
    await new Promise(requestAnimationFrame);
  }
  delete dataset.loading;
}
