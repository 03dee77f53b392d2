const PAINT_MILLISECONDS = 1000;
const firstTouches = ['pointerdown', 'keydown', 'focusin'] as const;

// All of it runs in the head of a page that is still being read: neither event has been.

/** Resolves when the HTML is there as a whole. */
export const whenParsed = (): Promise<unknown> =>
  new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve);
  });

/** Resolves when the first view is on the screen with all its pictures. */
export async function whenShown(): Promise<void> {
  await Promise.all([whenLoaded(), whenPainted()]);
  // A picture that came last is painted with one of the next two frames; a page in the background has none.
  if (!document.hidden) await nextFrame().then(nextFrame);
}

export const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** Resolves when the page has been painted; one in the background is not, and does not keep anybody waiting. */
export function whenPainted(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAINT_MILLISECONDS);
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
}

/** Resolves at the visitor's first touch, key or focus. */
export function whenTouched(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of firstTouches) addEventListener(type, resolve, { capture: true, passive: true });
  });
}

export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 3000 });
    else setTimeout(resolve, 200);
  });
}

const whenLoaded = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('load', resolve);
  });
