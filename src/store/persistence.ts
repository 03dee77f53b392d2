import type { StoredSlice } from '@/device/storedSlice';
import { colorSchemeSlice, storedColorScheme } from '@/features/appearance/colorSchemeSlice';
import { appliedSlice, storedApplied } from '@/features/applying/appliedSlice';
import { savedSlice, storedSaved } from '@/features/jobs/list/savedSlice';
import { filtersSlice, storedFilters } from '@/features/jobs/search/filtersSlice';
import { sessionSlice, storedSession } from '@/features/session/sessionSlice';
import { storedReturnLink, returnLinkSlice } from '@/features/session/returnLinkSlice';
import { setDraftOwner } from '@/forms/draft';
import { addAppListener } from './listenerMiddleware';
import { type AppStore } from './makeStore';
import { storageRead, type RootState } from './rootReducer';

/** The slices that are kept, each with how it is stored. Under which keys is in `@/device/storageRegistry`. Another slice is one line. */
const persisted = [
  row(sessionSlice, storedSession),
  row(filtersSlice, storedFilters),
  row(savedSlice, storedSaved),
  row(appliedSlice, storedApplied),
  row(returnLinkSlice, storedReturnLink),
  row(colorSchemeSlice, storedColorScheme),
];

/** What an earlier visit has kept, for `preloadedState`. */
export const readKept = (): Partial<RootState> => Object.assign({}, ...persisted.map(({ read }) => read()));

/** Writes each slice when it changes, and follows other tabs. Returns a function that stops it. */
export function startPersistence(store: AppStore): () => void {
  setDraftOwner(store.getState().session.account ?? '');
  const stopWriting = store.dispatch(
    addAppListener({
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
  return {
    read: () => {
      const state = read();
      return state && { [name]: state };
    },
    hasChanged: (now: RootState, before: RootState) => now[name] !== before[name],
    write: (state: RootState) => write(state[name]),
    /** Takes over what another tab has changed. Without a key that may be anything, as when the storage has been cleared. */
    follow: (store: AppStore, key: string | null) => {
      if (!isPerTab && (key === null || ownsKey(key)))
        store.dispatch(storageRead({ name, state: read() ?? slice.getInitialState() }));
    },
  };
}
