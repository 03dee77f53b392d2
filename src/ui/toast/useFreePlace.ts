import { useEffect } from 'react';

/** No toast may cover words, or what can be pressed or typed in: only pictures and empty ground are left. */
const KEPT_CLEAR =
  ':is(h1, h2, h3, h4, p, li, dt, dd, strong, label, a, button, [data-frame]):not([role=dialog] *, [data-toasts] *)';
/** Around a toast. */
const GAP = 16;
/** Once a scroll has ended. */
const SETTLED_MS = 150;

/**
 * Lets toasts float over the page, below its header and a line under it, at the first place in the upper half of the screen where they cover
 * no words and no control. Where there is none, and in a dialog, they stay in the flow until they are gone, and cover nothing either.
 */
export function useFreePlace(layer: HTMLElement | undefined): void {
  useEffect(() => {
    if (!layer) return undefined;
    let top: number | undefined = 0;
    const place = () => {
      const toasts = layer.querySelector<HTMLElement>('.Toastify__toast-container');
      if (!toasts) top = 0;
      else if (top !== undefined)
        top = layer.parentElement === document.body ? findPlace(toasts, top) : undefined;
      layer.toggleAttribute('data-floating', top !== undefined);
      layer.style.setProperty('--toasts-top', `${top ?? 0}px`);
    };
    let settling: ReturnType<typeof setTimeout> | undefined;
    const placeLater = () => {
      clearTimeout(settling);
      settling = setTimeout(place, SETTLED_MS);
    };
    const observer = new MutationObserver(place);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', placeLater, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      clearTimeout(settling);
      observer.disconnect();
      window.removeEventListener('scroll', placeLater);
      window.removeEventListener('resize', place);
    };
  }, [layer]);
}

/** @param current where the toasts are: they stay there for as long as they cover nothing */
function findPlace(toasts: HTMLElement, current: number): number | undefined {
  const bottoms = (selector: string) =>
    Array.from(document.querySelectorAll(selector), (each) => each.getBoundingClientRect().bottom + GAP);
  const highest = Math.max(GAP, ...bottoms('header, [data-above-toasts]'));
  // Not their boxes: they fly in.
  const { offsetHeight: height, offsetWidth: width } = toasts;
  const right = document.documentElement.clientWidth - GAP;
  const isNear = (box: DOMRect) =>
    box.height > 0 &&
    box.bottom > 0 &&
    box.top < innerHeight &&
    box.right > right - width - GAP &&
    box.left < right;
  const covered = Array.from(document.querySelectorAll(KEPT_CLEAR))
    .filter((each) => isNear(each.getBoundingClientRect()))
    .flatMap(linesOf)
    .filter(isNear);
  return [current, highest, ...covered.map(({ bottom }) => bottom + GAP).toSorted((a, b) => a - b)].find(
    (top) =>
      top >= highest &&
      top + height <= innerHeight / 2 &&
      covered.every((box) => box.bottom <= top || box.top >= top + height),
  );
}

/** The box of a control; of words, their lines: a paragraph is wider than its last line. */
function linesOf(element: Element): DOMRect[] {
  if (element.matches('button, [data-frame], a[data-variant]')) return [element.getBoundingClientRect()];
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}
