import { ACTIVE_KEY, COLOR_SCHEME_KEY, FONTS_KEY, SHARED_KEY } from './storedKeys';
import * as deviceStorage from './storage';

/** How long a shared computer may stand unused. */
export const IDLE_MS = 15 * 60_000;

/** Whether this tab is on a shared computer: nothing is kept beyond the tab, and files not at all. */
export function isShared(): boolean {
  try {
    return sessionStorage.getItem(SHARED_KEY) !== null;
  } catch {
    return false;
  }
}

/** The visit that all tabs of a shared computer belong to; null when there is none, or where storage is denied. */
export function sharedVisit(): string | null {
  try {
    return localStorage.getItem(SHARED_KEY);
  } catch {
    return null;
  }
}

/** When any tab of a shared computer was last used, in epoch milliseconds; 0 where that is unknown. */
export function lastUse(): number {
  try {
    return Number(localStorage.getItem(ACTIVE_KEY));
  } catch {
    return 0;
  }
}

/** Tells the other tabs that this one is in use. Where storage is denied or full, they do not know. */
export function recordActivity(at: number): void {
  try {
    localStorage.setItem(ACTIVE_KEY, String(at));
  } catch {
    // This page keeps the time by itself.
  }
}

/**
 * Call it before anything is asked of the backend or read from the device: a new tab joins the visit of the others, because browsers
 * copy sessionStorage only to tabs that a link opens with an opener. What a closed tab held of an ended visit is deleted when it is
 * opened again.
 *
 * @returns whether it found a visit that was never ended and has not been used for 15 minutes. The caller ends its session and then
 * calls `forgetVisit`.
 */
export function joinSharedComputer(): boolean {
  let isLeft = false;
  try {
    const visit = sharedVisit();
    if (visit !== sessionStorage.getItem(SHARED_KEY)) {
      sessionStorage.clear();
      isLeft = visit !== null && Date.now() - lastUse() >= IDLE_MS;
      if (visit && !isLeft) keepInTab(visit);
    }
  } catch {
    // Denied storage holds no visit.
  }
  deviceStorage.keepInTabOnly(isShared());
  return isLeft;
}

/** Removes what tells other tabs of a visit. */
export function forgetVisit(): void {
  try {
    for (const key of [SHARED_KEY, ACTIVE_KEY]) localStorage.removeItem(key);
  } catch {
    // Denied storage holds no visit.
  }
}

/** Makes this tab part of a visit: from now on nothing is kept beyond it. Only how the site looks comes along. */
export function keepInTab(visit: string): void {
  const looks = ([COLOR_SCHEME_KEY, FONTS_KEY] as const).map((key) => [key, deviceStorage.get(key)] as const);
  deviceStorage.keepInTabOnly(true);
  deviceStorage.set(SHARED_KEY, visit);
  for (const [key, value] of looks) if (value) deviceStorage.set(key, value);
}
