import { useSyncExternalStore } from 'react';
import { isShared } from './sharedComputer';

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Whether this tab is on a shared computer; follows when another tab makes it one. */
export const useIsShared = (): boolean => useSyncExternalStore(subscribe, isShared, () => false);
