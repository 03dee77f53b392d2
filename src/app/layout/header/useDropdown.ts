import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { OpenMenu } from './useOpenMenu';

/** A pointer that slips off the menu for a moment does not close it. */
const GRACE_MILLISECONDS = 120;

/** Which item the keyboard enters the menu by; undefined for a pointer, which moves no focus. */
export type Entry = 'first' | 'last' | undefined;

/** How a dropdown's button answers to pointer and keyboard. */
export function useDropdown(id: string, menus: OpenMenu, opensOnHover: boolean) {
  const [entry, setEntry] = useState<Entry>();
  const isFreshlyHovered = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = menus.isOpen(id);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const open = (by: Entry) => {
    setEntry(by);
    menus.open(id);
  };
  const close = () => {
    setEntry(undefined);
    menus.close(id);
  };

  const onClick = ({ detail }: MouseEvent) => {
    // The click that follows a hover must not take away what the hover has just opened.
    const mustStay = isFreshlyHovered.current;
    isFreshlyHovered.current = false;
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
    isFreshlyHovered.current = true;
    open(undefined);
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    isFreshlyHovered.current = false;
    leaving.current = setTimeout(close, GRACE_MILLISECONDS);
  };

  return {
    isOpen,
    entry,
    close,
    buttonHandlers: { onClick, onKeyDown },
    hoverHandlers: opensOnHover ? { onPointerEnter, onPointerLeave } : {},
  };
}
