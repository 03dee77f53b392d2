import { useEffect, useEffectEvent, type FocusEvent, type RefObject } from 'react';

/** Closes a menu on Escape, wherever the focus is. */
export function useEscape(isOpen: boolean, onEscape: () => void) {
  const escape = useEffectEvent(onEscape);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && escape();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
}

/** Closes a menu when something outside its area is pressed. */
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

/** Whether the focus has moved on to something outside; a window that loses the focus does not count. */
export function hasLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget !== null && !currentTarget.contains(relatedTarget);
}

/** Gives the focus to the button of a closing menu, unless the visitor is busy elsewhere on the page. */
export function returnFocus(area: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  const focused = document.activeElement;
  if (focused === document.body || area.current?.contains(focused)) button.current?.focus();
}
