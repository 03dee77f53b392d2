import { isRecord } from './isRecord';
import { paths } from './paths';

/** Why a shared computer was wiped. */
export type WipedBecause = 'loggedOut' | 'idle';

/**
 * Loads the home page anew, so that nothing of the visit stays in memory or comes back with Back. The reason travels in the
 * history entry, as React Router's location state, and is read by `wipedBecause`.
 */
export function startAfresh(because: WipedBecause): void {
  window.scrollTo(0, 0);
  history.replaceState({ usr: { wiped: because } }, '', paths.home);
  // The wipe must not wait for an answer to "Leave site?", which a form that is being sent asks.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.reload();
}

/** Why the device was wiped, as the history entry says; undefined if it was not. */
export function wipedBecause(locationState: unknown): WipedBecause | undefined {
  const reason = isRecord(locationState) ? locationState.wiped : undefined;
  return reason === 'loggedOut' || reason === 'idle' ? reason : undefined;
}
