import { useEffect } from 'react';

/** Set on a line between the header and the page that stays in reach while toasts show. */
export const ABOVE_TOASTS = 'data-above-toasts';

/**
 * Keeps toasts below the page's header, a line under it, and the head of a dialog: there they would cover the telephone, Sign In and
 * the way back to a vacancy, and their own close button would lie on a dialog's Cancel.
 */
export function useToastOffset(layer: HTMLElement | undefined): void {
  useEffect(() => {
    if (!layer) return undefined;
    const place = () => {
      const dialogHead = document.querySelector('[role=dialog] h2');
      const heads = dialogHead ? [dialogHead] : document.querySelectorAll(`header, [${ABOVE_TOASTS}]`);
      const bottoms = Array.from(heads, (head) => head.getBoundingClientRect().bottom);
      layer.style.setProperty('--toasts-top', `${Math.max(...bottoms, 0) + 16}px`);
    };
    place();
    // Dialogs are appended to the body, toasts to the layer.
    const observer = new MutationObserver(place);
    observer.observe(document.body, { childList: true });
    observer.observe(layer, { childList: true, subtree: true });
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [layer]);
}
