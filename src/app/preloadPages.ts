import { loadPage } from './routes';

/** Loads the code of the page that a link leads to as soon as the link is pointed at, touched or focused. */
export function preloadPagesOfLinks(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(type, ({ target }) => preload(target), { passive: true });
  }
}

function preload(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.origin !== window.location.origin) return;
  // A failure shows when the page is opened, with a way to try again.
  loadPage(link.pathname).catch(() => undefined);
}
