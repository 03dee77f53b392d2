import { useEffect, useState } from 'react';

let layer: HTMLElement | undefined;
const slots = new Set<HTMLElement>();

/** The ref of an element of a dialog: toasts are shown in it for as long as it is there, and push down what follows it. */
export function hostToasts(slot: HTMLElement | null): (() => void) | undefined {
  if (!slot) return undefined;
  slots.add(slot);
  moveLayer();
  return () => {
    slots.delete(slot);
    moveLayer();
  };
}

/** Where toasts are rendered: first in the page, or in the dialog that was opened last and has a place for them. */
export function useToastLayer(): HTMLElement | undefined {
  const [element, setElement] = useState<HTMLElement>();

  useEffect(() => {
    const created = document.createElement('div');
    created.dataset.toasts = '';
    // MUI's menus and drawers set aria-hidden on everything around them; toasts stay audible.
    const observer = new MutationObserver(() => created.removeAttribute('aria-hidden'));
    observer.observe(created, { attributeFilter: ['aria-hidden'] });
    layer = created;
    moveLayer();
    // The element can only be created in the browser, so not while rendering.
    // oxlint-disable-next-line react/set-state-in-effect
    setElement(created);
    return () => {
      observer.disconnect();
      created.remove();
      layer = undefined;
    };
  }, []);

  return element;
}

function moveLayer(): void {
  const place = [...slots].at(-1) ?? document.body;
  if (layer && layer.parentElement !== place) place.prepend(layer);
}
