import * as deviceStorage from '@/lib/device/storage';
import { ACTIVE_KEY } from '@/lib/device/storedKeys';

const MINUTE = 60_000;
/** How long a shared computer may stand unused. */
const IDLE = 15 * MINUTE;
/** How long before that its visitor is warned. */
const WARNING = MINUTE;

const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'];
/** Events after which to check the clock: timers are late once the computer has slept, or a tab was restored days later. */
const returns = ['visibilitychange', 'pageshow', 'focus'];

type Options = {
  /** Told once per warning, with the time at which `onIdle` would follow (epoch milliseconds). */
  onWarning: (at: number) => void;
  onIdle: () => void;
};

/**
 * Watches whether a shared computer is in use. Once the warning is shown, only `stay` restarts the time: a nudge of the mouse may
 * be the next visitor's. The time survives a reload.
 */
export function watchIdle({ onWarning, onIdle }: Options): { stay: () => void; stop: () => void } {
  let timer: number | undefined;
  let isWarned = false;
  let isOver = false;
  let lastUse = Number(deviceStorage.get(ACTIVE_KEY)) || Date.now();

  const check = () => {
    clearTimeout(timer);
    if (isOver) return;
    const left = lastUse + IDLE - Date.now();
    if (left <= 0) {
      isOver = true;
      return onIdle();
    }
    if (left <= WARNING && !isWarned) {
      isWarned = true;
      onWarning(lastUse + IDLE);
    }
    timer = window.setTimeout(check, isWarned ? left : left - WARNING);
  };
  const stay = () => {
    isWarned = false;
    lastUse = Date.now();
    deviceStorage.set(ACTIVE_KEY, String(lastUse));
    check();
  };
  const note = () => {
    check();
    const sinceLast = Date.now() - lastUse;
    // A pointer moves hundreds of times a second.
    if (!isWarned && sinceLast > 1000 && sinceLast < IDLE) stay();
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
