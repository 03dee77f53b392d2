const PAINT_MILLISECONDS = 1000;
const firstTouches = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Resolves when the HTML is there as a whole. */
export function whenParsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

/** Resolves when the first view is on the screen with all its pictures. */
export async function whenShown(): Promise<void> {
  await Promise.all([whenLoaded(), whenPainted()]);
  // A picture that came last is painted with one of the next two frames; a page in the background has none.
  if (!document.hidden) await nextFrame().then(nextFrame);
}

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when the page has been painted; one in the background is not, and does not keep anybody waiting. */
function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAINT_MILLISECONDS);
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Resolves when the page is shown and the browser idle, or at the visitor's first touch, key or focus. */
export function whenWanted(): Promise<void> {
  return new Promise((resolve) => {
    const wanted = () => {
      for (const type of firstTouches) removeEventListener(type, wanted, true);
      resolve();
    };
    for (const type of firstTouches) addEventListener(type, wanted, { capture: true, passive: true });
    void whenShown().then(() => whenIdle(wanted));
  });
}

const whenLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 200);
}
