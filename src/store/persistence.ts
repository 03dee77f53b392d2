import { addListener } from '@reduxjs/toolkit';
import type { StoredSlice } from '@/device/storedSlice';
import { colorSchemeSlice, storedColorScheme } from '@/features/appearance/colorSchemeSlice';
import { appliedSlice, storedApplied } from '@/features/applying/appliedSlice';
import { savedSlice, storedSaved } from '@/features/jobs/list/savedSlice';
import { filtersSlice, storedFilters } from '@/features/jobs/search/filtersSlice';
import { sessionSlice, storedSession } from '@/features/session/sessionSlice';
import { storedReturnLink, returnLinkSlice } from '@/features/session/returnLinkSlice';
import { storageRead, type AppDispatch, type AppStore, type RootState } from './makeStore';

/** The slices that are kept, each with how it is stored. Under which keys is in `@/device/storageRegistry`. Another slice is one line. */
const persisted = [
  row(sessionSlice, storedSession),
  row(filtersSlice, storedFilters),
  row(savedSlice, storedSaved),
  row(appliedSlice, storedApplied),
  row(returnLinkSlice, storedReturnLink),
  row(colorSchemeSlice, storedColorScheme),
];

const addPersistence = addListener.withTypes<RootState, AppDispatch>();

/** Reads what is kept into the store, writes each slice when it changes, and follows other tabs. Returns a function that stops it. */
export function startPersistence(store: AppStore): () => void {
  for (const { read } of persisted) read(store);
  const stopWriting = store.dispatch(
    addPersistence({
      // What has just been read is not written again: it could bring back what another tab has removed since.
      predicate: (action, now, before) =>
        !storageRead.match(action) && persisted.some(({ hasChanged }) => hasChanged(now, before)),
      effect: (_action, listener) => {
        const [now, before] = [listener.getState(), listener.getOriginalState()];
        for (const { hasChanged, write } of persisted) if (hasChanged(now, before)) write(now);
      },
    }),
  );
  const onStorage = ({ key }: StorageEvent) => {
    for (const { follow } of persisted) follow(store, key);
  };
  // What other tabs changed while the browser had put this page away for Back was not reported to it.
  const onPageShow = ({ persisted: wasAway }: PageTransitionEvent) => {
    if (wasAway) for (const { follow } of persisted) follow(store, null);
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    stopWriting();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

function row<Name extends keyof RootState>(
  slice: { name: Name; getInitialState: () => RootState[Name] },
  { read, write, ownsKey, isPerTab }: StoredSlice<RootState[Name]>,
) {
  const { name } = slice;
  const put = (store: AppStore, state: RootState[Name] | undefined) => {
    if (state) store.dispatch(storageRead({ name, state }));
  };
  return {
    read: (store: AppStore) => put(store, read()),
    hasChanged: (now: RootState, before: RootState) => now[name] !== before[name],
    write: (state: RootState) => write(state[name]),
    /** Takes over what another tab has changed. Without a key that may be anything, as when the storage has been cleared. */
    follow: (store: AppStore, key: string | null) => {
      if (!isPerTab && (key === null || ownsKey(key))) put(store, read() ?? slice.getInitialState());
    },
  };
}
