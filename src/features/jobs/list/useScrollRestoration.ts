import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';
import { isRecord } from '@/lib/isRecord';

/** How far the page was scrolled, the heights of the cards that had been shown by then, and whether these were all. */
type Place = { offset: number; measurements: VirtualItem[]; isWhole: boolean };

/**
 * Where the list was left, for the virtualizer to start from: on Back and on reload the list comes too late for the browser's
 * own scroll restoration, and cards not shown yet have a guessed height. Undefined on a new visit.
 */
export function useSavedPlace(): Place | undefined {
  const [place] = useState(readPlace);
  return place;
}

/** Saves the place in the history entry whenever scrolling ends, and once the list is shown whole. */
export function useSavePlace(virtualizer: Virtualizer<Window, HTMLLIElement>, isWhole: boolean): void {
  const { isScrolling } = virtualizer;
  useEffect(() => {
    if (isScrolling) return;
    const place: Place = { offset: window.scrollY, measurements: virtualizer.takeSnapshot(), isWhole };
    history.replaceState({ ...historyState(), place }, '');
  }, [isScrolling, virtualizer, isWhole]);
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
