import { useRef, useState } from 'react';

/** A row of slides that the visitor scrolls: which one is shown, and how to show another. It wraps around at both ends. */
export function useCarousel(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  /** The slide that the row is scrolling to. Those on the way do not count as shown: the next press would start from them. */
  const target = useRef<number>(undefined);

  const offsetOf = (index: number) => {
    const slides = list.current?.children;
    const start = slides?.[0]?.getBoundingClientRect().left ?? 0;
    return (slides?.[index]?.getBoundingClientRect().left ?? start) - start;
  };
  const show = (index: number) => {
    const next = (index + count) % count;
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.current = next;
    list.current?.scrollTo({ left: offsetOf(next), behavior: prefersReducedMotion ? 'auto' : 'smooth' });
    setShown(next);
  };
  const onScroll = () => {
    const row = list.current;
    if (!row) return;
    const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
    const seen = isAtEnd ? count - 1 : Math.round(row.scrollLeft / (offsetOf(1) || 1));
    if (target.current !== undefined && target.current !== seen) return;
    target.current = undefined;
    setShown(seen);
  };
  // The visitor takes over. Not every browser has `scrollend`.
  const release = () => void (target.current = undefined);

  return {
    shown,
    show,
    rowProps: { ref: list, onScroll, onPointerDown: release, onWheel: release, onKeyDown: release },
  };
}
