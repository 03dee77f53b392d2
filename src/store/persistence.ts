import type { UnknownAction } from '@reduxjs/toolkit';
import { appliedRestored, storedApplied } from '@/features/applications/appliedSlice';
import { filtersRestored, storedFilters } from '@/features/jobs/search/filtersSlice';
import { sessionRestored, sessionSlice, storedSession } from '@/features/session/sessionSlice';
import type { StoredSlice } from '@/lib/storedSlice';
import type { AppStore, RootState } from './makeStore';

/** The one list of what is kept on the device. A further slice is one line. */
const persisted = [
  entry('session', storedSession, sessionRestored, sessionSlice.getInitialState()),
  entry('filters', storedFilters, filtersRestored),
  entry('applied', storedApplied, appliedRestored, { jobIds: [] }),
];

/**
 * Joins what is stored on the device to the store, then writes every slice whose reference changes and
 * follows the changes of other tabs. Call it after the first render. Gives what stops it.
 */
export function joinDeviceStorage(store: AppStore): () => void {
  for (const { restore } of persisted) restore(store);
  let previous = store.getState();
  const unsubscribe = store.subscribe(() => {
    const state = store.getState();
    for (const { write } of persisted) write(state, previous);
    previous = state;
  });
  const onStorage = ({ key }: StorageEvent) => {
    for (const { follow } of persisted) follow(store, key);
  };
  window.addEventListener('storage', onStorage);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
  };
}

function entry<Name extends 'session' | 'filters' | 'applied'>(
  name: Name,
  stored: StoredSlice<RootState[Name]>,
  restored: (state: RootState[Name]) => UnknownAction,
  whenGone?: RootState[Name],
) {
  const restore = (store: AppStore, fallback?: RootState[Name]) => {
    const state = stored.read() ?? fallback;
    if (state) store.dispatch(restored(state));
  };
  return {
    restore: (store: AppStore) => restore(store),
    write: (state: RootState, previous: RootState) => {
      if (state[name] !== previous[name]) stored.write(state[name]);
    },
    // A null key means that the other tab cleared its storage altogether.
    follow: (store: AppStore, key: string | null) => {
      if (key === null ? whenGone : stored.ownsKey(key)) restore(store, whenGone);
    },
  };
}
