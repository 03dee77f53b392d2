import { useEffect } from 'react';

/**
 * Keeps toasts below the page's header, a line under it, and the head of a dialog: there they would cover the telephone, Sign In and
 * the return link to a vacancy, and their own close button would lie on a dialog's Cancel.
 */
export function useToastOffset(layer: HTMLElement | undefined): void {
  useEffect(() => {
    if (!layer) return undefined;
    const place = () => {
      const dialogHead = document.querySelector('[role=dialog] h2');
      const heads = dialogHead ? [dialogHead] : document.querySelectorAll('header, [data-above-toasts]');
      const bottoms = Array.from(heads, (head) => head.getBoundingClientRect().bottom);
      layer.style.setProperty('--toasts-top', `${Math.max(...bottoms, 0) + 16}px`);
    };
    place();
    // Dialogs are appended to the body, lines above toasts beside <main>, toasts to the layer.
    const observer = new MutationObserver(place);
    observer.observe(document.body, { childList: true });
    const site = document.getElementById('main')?.parentElement;
    if (site) observer.observe(site, { childList: true });
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
