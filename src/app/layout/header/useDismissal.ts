import { useEffect, useEffectEvent, type FocusEvent, type RefObject } from 'react';

/** Calls back on Escape, wherever the focus is. */
export function useEscape(isOpen: boolean, onEscape: () => void) {
  const escape = useEffectEvent(onEscape);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && escape();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
}

/** Calls back when something outside the area is clicked. */
export function useClickAway(isOpen: boolean, area: RefObject<HTMLElement | null>, onClickAway: () => void) {
  const leave = useEffectEvent(onClickAway);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onClick = ({ target }: MouseEvent) =>
      target instanceof Node && !area.current?.contains(target) && leave();
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [isOpen, area]);
}

/** Whether the focus has moved to something else on the page; a window losing focus does not count. */
export function hasLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget !== null && !currentTarget.contains(relatedTarget);
}

/** Returns the focus to the button of a closing menu, unless it has already moved elsewhere on the page. */
export function returnFocus(area: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  const focused = document.activeElement;
  if (focused === document.body || area.current?.contains(focused)) button.current?.focus();
}
