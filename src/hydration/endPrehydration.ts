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
}

/** One section per frame: the layout of all at once would block a slow phone. */
async function layOutSections(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('main > * + *')) {
    section.style.contentVisibility = 'visible';
    await new Promise(requestAnimationFrame);
  }
  delete document.documentElement.dataset.loading;
}

/** A menu under the pointer opens, although the pointer came before React did. */
function repeatHover(): void {
  if (!window.matchMedia('(hover: hover)').matches) return;
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}
