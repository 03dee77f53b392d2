const firstTouches = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Resolves when the page is loaded and the browser idle, or at the visitor's first touch, key or focus. */
export function whenWanted(): Promise<void> {
  return new Promise((resolve) => {
    const wanted = () => {
      for (const type of firstTouches) window.removeEventListener(type, wanted, true);
      resolve();
    };
    for (const type of firstTouches) window.addEventListener(type, wanted, { capture: true, passive: true });
    if (document.readyState === 'complete') whenIdle(wanted);
    else window.addEventListener('load', () => whenIdle(wanted), { once: true });
  });
}

function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 200);
}
