import { isRecord } from '@/lib/isRecord';
import * as deviceStorage from './storage';
import type { StorageKey } from './storageRegistry';

/** How one slice is kept in storage. `read` returns a valid state, or undefined when there is none. */
export type StoredSlice<State> = {
  read: () => State | undefined;
  write: (state: State) => void;
  ownsKey: (key: string) => boolean;
  /** Whether a tab that is open ignores what other tabs change. */
  isPerTab?: boolean;
};

type JsonOptions<State> = {
  /** Nothing is stored while the slice is in this very state. */
  initialState: State;
  /** Turns any stored object into a valid state, dropping what is not. */
  toState: (stored: Record<string, unknown>) => State;
};

/** A slice stored as JSON under one key. */
export const jsonSlice = <State>(
  key: StorageKey,
  { initialState, toState }: JsonOptions<State>,
): StoredSlice<State> => ({
  read: () => {
    const stored = deviceStorage.getJson(key);
    return isRecord(stored) ? toState(stored) : undefined;
  },
  write: (state) => {
    if (state === initialState) deviceStorage.remove(key);
    else deviceStorage.setJson(key, state);
  },
  ownsKey: (changed) => changed === key,
});

/** For `toState`: text as it was stored; blank where it is not text. */
export const asText = (stored: unknown): string => (typeof stored === 'string' ? stored : '');
