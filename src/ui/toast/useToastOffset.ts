import { useEffect } from 'react';

/** What no toast may cover: headings, fields, the button that sends them, an open menu. */
const KEPT_CLEAR = ':is(h1, h2, h3, label[for], [data-frame], [type=submit], [role=menu], [data-no-toasts])';
/** Above a toast. */
const GAP = 16;
/** Once a scroll has ended. */
const SETTLED_MS = 150;

/**
 * Keeps toasts below the page's header, a line under it, and the head of a dialog: there they would cover the telephone, Sign In and
 * the return link to a vacancy, and their own close button would lie on a dialog's Cancel. From there down they take the first place
 * where nothing lies that must be seen. A dialog that has no such place makes room (`--toasts-room`, see AppDialog).
 */
export function useToastOffset(layer: HTMLElement | undefined): void {
  useEffect(() => {
    if (!layer) return undefined;
    const root = document.documentElement.style;
    let top = 0;
    const place = () => {
      const toasts = layer.querySelector<HTMLElement>('.Toastify__toast-container');
      if (!toasts) {
        top = 0;
        root.removeProperty('--toasts-room');
        return;
      }
      const { highest, free } = findPlaces(toasts, top);
      if (free === undefined) root.setProperty('--toasts-room', `${toasts.offsetHeight + GAP}px`);
      top = free ?? highest;
      layer.style.setProperty('--toasts-top', `${top}px`);
    };
    let settling: ReturnType<typeof setTimeout> | undefined;
    const placeLater = () => {
      clearTimeout(settling);
      settling = setTimeout(place, SETTLED_MS);
    };
    const observer = new MutationObserver(place);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', placeLater, { passive: true, capture: true });
    window.addEventListener('resize', place);
    return () => {
      clearTimeout(settling);
      observer.disconnect();
      window.removeEventListener('scroll', placeLater, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [layer]);
}

/**
 * @param current where the toasts are: they stay there for as long as they cover nothing
 * @returns the place below what must stay clear in any case, and the first place from there down where the toasts cover nothing, if any
 */
function findPlaces(toasts: HTMLElement, current: number): { highest: number; free: number | undefined } {
  const dialog = [...document.querySelectorAll('[role=dialog]:has(h2)')].at(-1);
  const heads = [...document.querySelectorAll('header, [data-above-toasts]')];
  const inTheWay = dialog ? [...dialog.querySelectorAll('h2')].slice(0, 1) : heads;
  const highest = Math.max(0, ...inTheWay.map((head) => head.getBoundingClientRect().bottom)) + GAP;
  // Not their boxes: they fly in.
  const { offsetHeight: height, offsetLeft: left } = toasts;
  const covered = Array.from((dialog ?? document).querySelectorAll(KEPT_CLEAR), (each) =>
    each.getBoundingClientRect(),
  ).filter((box) => box.height > 0 && box.right > left && box.left < left + toasts.offsetWidth);
  const places = [current, highest, ...covered.map(({ bottom }) => bottom + GAP).toSorted((a, b) => a - b)];
  const free = places.find(
    (top) =>
      top >= highest &&
      top + height <= innerHeight &&
      covered.every((box) => box.bottom <= top || box.top >= top + height),
  );
  return { highest, free };
}
