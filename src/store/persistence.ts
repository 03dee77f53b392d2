import type { UnknownAction } from '@reduxjs/toolkit';
import { appliedRestored, appliedSlice, storedApplied } from '@/features/applications/appliedSlice';
import { savedRestored, savedSlice, storedSaved } from '@/features/jobs/saved/savedSlice';
import { seenRestored, seenSlice, storedSeen } from '@/features/jobs/saved/seenSlice';
import { readyRestored, readySlice, storedReady } from '@/features/jobs/ready/readySlice';
import { filtersRestored, storedFilters } from '@/features/jobs/search/filtersSlice';
import { sessionRestored, sessionSlice, storedSession } from '@/features/session/sessionSlice';
import { storedWayBack, wayBackRestored, wayBackSlice } from '@/features/session/wayBackSlice';
import type { StoredSlice } from '@/lib/device/storedSlice';
import { TYPING_PAUSE_MS } from '@/lib/time/durations';
import type { AppStore, RootState } from './makeStore';

/**
 * The slices that are kept on the device; under which keys is in `@/lib/device/keptThings`. A further slice is one line: its name in
 * the store, how it is stored (its `StoredSlice`), the action that puts what was stored into the store, and the options below.
 */
const persisted = [
  entry('session', storedSession, sessionRestored, { whenGone: sessionSlice.getInitialState() }),
  entry('filters', storedFilters, filtersRestored, { isTyped: true }),
  entry('saved', storedSaved, savedRestored, { whenGone: savedSlice.getInitialState() }),
  entry('seen', storedSeen, seenRestored, { whenGone: seenSlice.getInitialState() }),
  entry('applied', storedApplied, appliedRestored, { whenGone: appliedSlice.getInitialState() }),
  entry('wayBack', storedWayBack, wayBackRestored, { whenGone: wayBackSlice.getInitialState() }),
  entry('ready', storedReady, readyRestored, { whenGone: readySlice.getInitialState() }),
];

/**
 * Reads what is stored on the device into the store, writes each slice when it changes, and follows the changes of other
 * tabs. What is typed is written after a pause, or when the page is left. Returns a function that stops it.
 */
export function joinDeviceStorage(store: AppStore): () => void {
  for (const { restore } of persisted) restore(store);
  const writeAtOnce = makeWriter(store, false);
  const writeTyped = makeWriter(store, true);
  let timer: number | undefined;
  let isFollowing = false;
  const unsubscribe = store.subscribe(() => {
    writeAtOnce({ isStored: isFollowing });
    clearTimeout(timer);
    timer = window.setTimeout(writeTyped, TYPING_PAUSE_MS);
  });
  const followOthers = (key: string | null) => {
    isFollowing = true;
    for (const { follow } of persisted) follow(store, key);
    isFollowing = false;
  };
  const onStorage = ({ key }: StorageEvent) => followOthers(key);
  // What other tabs changed while the browser had put this page away for Back was not reported to it.
  const onPageShow = ({ persisted: wasAway }: PageTransitionEvent) => wasAway && followOthers(null);
  const writeRest = () => writeTyped();
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('pagehide', writeRest);
  // A phone may close a page in the background without a further event.
  document.addEventListener('visibilitychange', writeRest);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener('pagehide', writeRest);
    document.removeEventListener('visibilitychange', writeRest);
    clearTimeout(timer);
  };
}

/**
 * Returns a function that writes the slices of one kind which have changed since its last call. What another tab has stored
 * is not written again: it could bring back what that tab has just removed.
 */
function makeWriter(store: AppStore, isTyped: boolean): (options?: { isStored?: boolean }) => void {
  const entries = persisted.filter((each) => each.isTyped === isTyped);
  let previous = store.getState();
  return ({ isStored = false } = {}) => {
    const state = store.getState();
    const before = previous;
    previous = state;
    if (!isStored) for (const { write } of entries) write(state, before);
  };
}

type EntryOptions<State> = {
  /** The state to take once another tab has removed what was stored. Without it, this tab keeps its own state. */
  whenGone?: State;
  /** Changes with every key press, so it is written once the typing pauses. */
  isTyped?: boolean;
};

function entry<Name extends Exclude<keyof RootState, 'api'>>(
  name: Name,
  stored: StoredSlice<RootState[Name]>,
  restored: (state: RootState[Name]) => UnknownAction,
  { whenGone, isTyped = false }: EntryOptions<RootState[Name]> = {},
) {
  const restore = (store: AppStore, fallback?: RootState[Name]) => {
    const state = stored.read() ?? fallback;
    if (state) store.dispatch(restored(state));
  };
  return {
    isTyped,
    restore: (store: AppStore) => restore(store),
    write: (state: RootState, previous: RootState) => {
      if (state[name] !== previous[name]) stored.write(state[name]);
    },
    // A null key means that anything may have changed, as when another tab has cleared the storage.
    follow: (store: AppStore, key: string | null) => {
      if (key === null ? whenGone : stored.ownsKey(key)) restore(store, whenGone);
    },
  };
}
