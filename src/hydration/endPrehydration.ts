/**
 * Hands over from prehydration.ts to the hydrated page: shows what was hidden until the store was loaded, and has the visitor's hover
 * and presses repeated.
 */
export function endPrehydration(): void {
  const { dataset } = document.documentElement;
  delete dataset.session;
  delete dataset.applied;
  repeatHover();
  // prehydration.ts presses what was pressed.
  dispatchEvent(new Event('hydrated'));
  // For tests and measurements.
  performance.mark('hydrated');
}

/** A menu under the pointer opens, although the pointer came before React did. */
function repeatHover(): void {
  if (!window.matchMedia('(hover: hover)').matches) return;
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}
