import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether script runs here: false in prerendered HTML and while it comes alive. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
