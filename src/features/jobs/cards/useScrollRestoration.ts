import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';
import { isRecord } from '@/lib/isRecord';
import { whenIdle } from '@/lib/whenIdle';

/** How far the page was scrolled, the heights of the cards that had been shown by then, and whether these were all. */
type Place = { offset: number; measurements: VirtualItem[]; isWhole: boolean };

/**
 * Where the list was left, for the virtualizer to start from: on Back and on reload the list comes too late for the browser's
 * own scroll restoration, and cards not shown yet have a guessed height. Undefined on a new visit.
 */
export function useRestoredScroll(): Place | undefined {
  const [place] = useState(readPlace);
  return place;
}

/** Saves the place in the history entry whenever scrolling ends, at a click, which may come sooner, and once the list is shown whole. */
export function useSaveScroll(virtualizer: Virtualizer<Window, HTMLLIElement>, isWhole: boolean): void {
  const { isScrolling } = virtualizer;
  useEffect(() => {
    const save = () => {
      const place: Place = { offset: window.scrollY, measurements: virtualizer.takeSnapshot(), isWhole };
      history.replaceState({ ...historyState(), place }, '');
    };
    if (!isScrolling) save();
    // Before the router takes the click of a card to another entry.
    window.addEventListener('click', save, { capture: true });
    return () => window.removeEventListener('click', save, { capture: true });
  }, [isScrolling, virtualizer, isWhole]);
}

/**
 * On a new visit, scrolls the hash's target back into view unless the focus has moved elsewhere: the list pushes it down as it
 * loads. Waits until the browser is idle, because the virtualizer scrolls while it measures the first cards.
 */
export function useKeepHashTargetInView(isNewVisit: boolean): void {
  useEffect(() => {
    const { activeElement, body } = document;
    const part = document.getElementById(window.location.hash.slice(1));
    if (!isNewVisit || !part || (activeElement !== part && activeElement !== body)) return undefined;
    return whenIdle(() => part.scrollIntoView());
  }, [isNewVisit]);
}

/** Replaces the history entry without losing the place in it. */
export function keepingPlace(replaceEntry: () => void): void {
  const { place } = historyState();
  replaceEntry();
  if (place) history.replaceState({ ...historyState(), place }, '');
}

function readPlace(): Place | undefined {
  const { place } = historyState();
  // Someone who is already typing stays at the field.
  if (!isRecord(place) || document.activeElement instanceof HTMLInputElement) return undefined;
  const { offset, measurements, isWhole } = place;
  return typeof offset === 'number' && Array.isArray(measurements)
    ? { offset, measurements, isWhole: isWhole !== false }
    : undefined;
}

function historyState(): Record<string, unknown> {
  const state: unknown = history.state;
  return isRecord(state) ? state : {};
}
