/**
 * Hands over from the script in the page's head to the hydrated page (see prehydration.ts): shows what was hidden until the
 * store was loaded, and repeats what the visitor has done so far.
 */
export function endPrehydration(): void {
  const { dataset } = document.documentElement;
  delete dataset.session;
  delete dataset.applied;
  const pressed = window.takePresses?.() ?? [];
  repeatHover();
  for (const button of pressed) {
    button.ariaBusy = null;
    button.click();
  }
  void layOutSections();
  // For print and enlarged text. Any sooner, it would delay hydration, or even the first view (by 110 ms on a slow phone, as a link in the HTML).
  const late = { rel: 'stylesheet', href: '/late.css' };
  document.head.append(Object.assign(document.createElement('link'), late));
  // For tests and measurements.
  performance.mark('hydrated');
}

/** A menu under the pointer opens, although the pointer came before React did. */
function repeatHover(): void {
  if (!window.matchMedia('(hover: hover)').matches) return;
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

/** One section per frame: the layout of all at once would block a slow phone. */
async function layOutSections(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('main > * + *')) {
    section.style.contentVisibility = 'visible';
    await new Promise(requestAnimationFrame);
  }
  delete document.documentElement.dataset.loading;
}
