import { useEffect } from 'react';

/**
 * Keeps toasts below the page's header and below the head of a dialog: there they would cover the telephone and Sign In, and
 * their own close button would lie on a dialog's Cancel.
 */
export function useToastOffset(layer: HTMLElement | undefined): void {
  useEffect(() => {
    if (!layer) return undefined;
    const place = () => {
      const head = document.querySelector('[role=dialog] h2') ?? document.querySelector('header');
      const bottom = head?.getBoundingClientRect().bottom ?? 0;
      layer.style.setProperty('--toasts-top', `${Math.max(bottom, 0) + 16}px`);
    };
    place();
    // Dialogs are appended to the body.
    const observer = new MutationObserver(place);
    observer.observe(document.body, { childList: true });
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [layer]);
}
