import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { isRecord } from './isRecord';
import { wait } from './wait';

// A dialog or sheet that is open has a history entry of its own, above the page's: going Back from it closes the dialog. Browsers
// have CloseWatcher for this, but so far not all, and on a desktop not for Back.
let open: readonly number[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
let leaving: Promise<unknown> = Promise.resolve();
let isLeaving = false;

/** While `isOpen`, Back calls `onBack` instead of leaving the page. A dialog that refuses to close stays open until the next Back. */
export function useBackCloses(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);

  useEffect(() => {
    if (!isOpen) return undefined;
    const id = (lastId += 1);
    let hasEntry = false;
    const enter = () => {
      hasEntry = true;
      const state = { ...history.state, layer: id };
      // Reuses the entry of a dialog that has just closed.
      if (isLeftOver()) history.replaceState(state, '');
      else history.pushState(state, '');
    };
    const onPopState = () => {
      if (!hasEntry || open.at(-1) !== id || layerOfEntry() === id) return;
      close();
      // By then React has closed it, unless it refused.
      setTimeout(() => open.includes(id) && enter());
    };
    setOpen([...open, id]);
    // The entry of a dialog that has just closed may still be on its way out, and would take this one along.
    if (isLeaving) void entryLeft().then(() => open.includes(id) && enter());
    else enter();
    window.addEventListener('popstate', skipLeftOver);
    window.addEventListener('popstate', onPopState);
    return () => {
      setOpen(open.filter((other) => other !== id));
      window.removeEventListener('popstate', onPopState);
      // Not when a link has led on, nor when another dialog takes its place.
      queueMicrotask(() => layerOfEntry() === id && leave());
    };
  }, [isOpen]);
}

/** Whether a dialog or sheet covers the page, and with it the page's history entry. */
export const useIsCovered = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => open.length > 0,
    () => false,
  );

/** Resolves once the history entry of a dialog that has just closed is left, at most a second later: history.back() is asynchronous. */
const entryLeft = (): Promise<unknown> => Promise.race([leaving, wait(1000)]);

/** How many entries back the previous page is: after a reload in a dialog, its entry is still there. */
export const stepsBack = (): number => (layerOfEntry() === undefined ? 1 : 2);

function leave(): void {
  isLeaving = true;
  leaving = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  void entryLeft().then(() => (isLeaving = false));
  history.back();
}

function setOpen(ids: readonly number[]): void {
  open = ids;
  for (const listener of listeners) listener();
}

function layerOfEntry(): unknown {
  const state: unknown = history.state;
  return isRecord(state) ? state.layer : undefined;
}

const isLeftOver = () => layerOfEntry() !== undefined && !open.includes(Number(layerOfEntry()));

/** Skips the entry of a closed dialog, on the way back to a page that was left from within it. */
function skipLeftOver(): void {
  if (isLeftOver()) history.back();
}
