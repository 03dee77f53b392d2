import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { OpenMenu } from './useOpenMenu';

/** A pointer that is back on the menu within this time does not close it. */
const GRACE_MS = 120;

/** The item that takes the focus when the keyboard opens the menu; undefined for a pointer, which moves no focus. */
export type InitialFocus = 'first' | 'last' | undefined;

/** Opens and closes a dropdown by pointer and keyboard. */
export function useDropdown(id: string, menus: OpenMenu, opensOnHover: boolean) {
  const [initialFocus, setInitialFocus] = useState<InitialFocus>();
  const wasOpenedByHover = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = menus.isOpen(id);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const open = (focus: InitialFocus) => {
    setInitialFocus(focus);
    menus.open(id);
  };
  const close = () => {
    setInitialFocus(undefined);
    menus.close(id);
  };

  const onClick = ({ detail }: MouseEvent) => {
    // The click that follows a hover must not close what the hover has just opened.
    const mustStay = wasOpenedByHover.current;
    wasOpenedByHover.current = false;
    if (isOpen && !mustStay) close();
    else open(detail === 0 ? 'first' : undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    clearTimeout(leaving.current);
    if (pointerType !== 'mouse' || isOpen) return;
    wasOpenedByHover.current = true;
    open(undefined);
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    wasOpenedByHover.current = false;
    leaving.current = setTimeout(close, GRACE_MS);
  };

  return {
    isOpen,
    initialFocus,
    close,
    buttonHandlers: { onClick, onKeyDown },
    hoverHandlers: opensOnHover ? { onPointerEnter, onPointerLeave } : {},
  };
}

/** While the menu is open: calls back on Escape, wherever the focus is, and on a click outside its area. */
export function useDismissal(
  isOpen: boolean,
  area: RefObject<HTMLElement | null>,
  { onEscape, onClickAway }: { onEscape: () => void; onClickAway: () => void },
) {
  const escape = useEffectEvent(onEscape);
  const leave = useEffectEvent(onClickAway);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && escape();
    const onClick = ({ target }: globalThis.MouseEvent) =>
      target instanceof Node && !area.current?.contains(target) && leave();
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, [isOpen, area]);
}
