import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { isRecord } from '@/lib/isRecord';

/** The card that stands first in the window, and how far below the window's top it begins, in pixels. */
type Place = { index: number; top: number };

const SETTLED_MILLISECONDS = 150;
const HELD_MILLISECONDS = 500;
/** What a visitor scrolls with. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Who comes back to the list, or loads it anew, finds it where it was. The browser cannot know: the list comes late, and cards
 * that have not been shown have no height but a guessed one. So the place stands in the history's entry as a card.
 * @param startOf where a card begins in the list, as far as that is known, in pixels
 */
export function useKeptPlace(list: RefObject<HTMLElement | null>, startOf: (index: number) => number): void {
  const goBackTo = useEffectEvent((cards: HTMLElement, place: Place) => holdTo(cards, place, startOf));

  useLayoutEffect(() => {
    const place = keptPlace();
    // Who types meanwhile looks at the field.
    if (list.current && place && !(document.activeElement instanceof HTMLInputElement)) {
      goBackTo(list.current, place);
    }
  }, [list]);

  useEffect(() => {
    let timer: number | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => keepPlace(placeIn(list.current)), SETTLED_MILLISECONDS);
    };
    history.scrollRestoration = 'manual';
    addEventListener('scroll', keep, { passive: true });
    return () => {
      clearTimeout(timer);
      history.scrollRestoration = 'auto';
      removeEventListener('scroll', keep);
    };
  }, [list]);
}

/** Where an element begins in the page, in pixels. */
export const topOf = (element: HTMLElement): number => element.getBoundingClientRect().top + window.scrollY;

/**
 * Goes to a place and stays there while cards near it are rendered and measured, which would move it. Ends at the visitor's own
 * first move.
 */
function holdTo(cards: HTMLElement, place: Place, startOf: (index: number) => number): void {
  let end = performance.now() + HELD_MILLISECONDS;
  const letGo = () => {
    end = 0;
    for (const move of moves) removeEventListener(move, letGo);
  };
  for (const move of moves) addEventListener(move, letGo, { passive: true });
  const hold = () => {
    if (performance.now() > end || !cards.isConnected) return letGo();
    const card = cards.querySelector<HTMLElement>(`[data-index="${place.index}"]`);
    scrollTo(0, (card ? topOf(card) : topOf(cards) + startOf(place.index)) - place.top);
    requestAnimationFrame(hold);
  };
  hold();
}

function placeIn(list: HTMLElement | null): Place | undefined {
  const cards = [...(list?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
  const card = cards.find((each) => each.getBoundingClientRect().bottom > 0) ?? cards.at(-1);
  return card && { index: Number(card.dataset.index), top: card.getBoundingClientRect().top };
}

const keepPlace = (place: Place | undefined) => history.replaceState({ ...stateOfEntry(), place }, '');

function keptPlace(): Place | undefined {
  const { place } = stateOfEntry();
  if (!isRecord(place) || typeof place.index !== 'number' || typeof place.top !== 'number') return undefined;
  return { index: place.index, top: place.top };
}

function stateOfEntry(): Record<string, unknown> {
  const state: unknown = history.state;
  return isRecord(state) ? state : {};
}
