import { IDLE_MS, isShared, lastUse, recordActivity, sharedVisit } from '@/lib/device/sharedComputer';
import type { WipedBecause } from '@/lib/startAfresh';

/** How long before the end of that time its visitor is warned. */
const WARNING_MS = 60_000;

const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'];
/**
 * Events after which to check: another tab was used or has left, or timers are late because the computer has slept or the tab was
 * restored days later.
 */
const returns = ['storage', 'visibilitychange', 'pageshow', 'focus'];

type Options = {
  /** Told once per warning, with the time at which `onIdle` would follow (epoch milliseconds); undefined once it is over. */
  onWarning: (at: number | undefined) => void;
  onIdle: () => void;
  /** Another tab has ended the visit: told why. */
  onLeft: (because: WipedBecause) => void;
};

/**
 * Watches whether a shared computer is in use, in any of its tabs. Once the warning is shown, only `stay` restarts the time: a nudge of
 * the mouse may be the next visitor's. The time survives a reload.
 */
export function watchIdle({ onWarning, onIdle, onLeft }: Options): { stay: () => void; stop: () => void } {
  const visit = sharedVisit();
  let timer: number | undefined;
  let isWarned = false;
  let isOver = false;
  let usedAt = lastUse() || Date.now();

  const end = (tell: () => void) => {
    isOver = true;
    tell();
  };
  const restart = (at: number) => {
    usedAt = at;
    if (isWarned) onWarning(undefined);
    isWarned = false;
  };
  const check = () => {
    clearTimeout(timer);
    if (isOver || !isShared()) return;
    const hasEnded = sharedVisit() !== visit;
    const usedElsewhere = hasEnded ? 0 : lastUse();
    if (usedElsewhere > usedAt) restart(usedElsewhere);
    const left = usedAt + IDLE_MS - Date.now();
    // The device may be the next visitor's by now, so this tab must not wipe it.
    if (hasEnded) return end(() => onLeft(left <= 0 ? 'idle' : 'loggedOut'));
    if (left <= 0) return end(onIdle);
    if (left <= WARNING_MS && !isWarned) {
      isWarned = true;
      onWarning(usedAt + IDLE_MS);
    }
    timer = window.setTimeout(check, isWarned ? left : left - WARNING_MS);
  };
  const stay = () => {
    restart(Date.now());
    recordActivity(usedAt);
    check();
  };
  const note = () => {
    check();
    const sinceLast = Date.now() - usedAt;
    // A pointer moves hundreds of times a second.
    if (!isOver && !isWarned && sinceLast > 1000) stay();
  };

  check();
  for (const type of activities) window.addEventListener(type, note, { capture: true, passive: true });
  for (const type of returns) window.addEventListener(type, check);
  const stop = () => {
    clearTimeout(timer);
    for (const type of activities) window.removeEventListener(type, note, { capture: true });
    for (const type of returns) window.removeEventListener(type, check);
  };
  return { stay, stop };
}
