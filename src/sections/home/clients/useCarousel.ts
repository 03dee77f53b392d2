import { useRef, useState } from 'react';

/** A row of slides that the visitor scrolls: which one is shown, and how to show another. It wraps around at both ends. */
export function useCarousel(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  const offsetOf = (index: number) => {
    const slides = list.current?.children;
    const start = slides?.[0]?.getBoundingClientRect().left ?? 0;
    return (slides?.[index]?.getBoundingClientRect().left ?? start) - start;
  };
  const show = (index: number) => {
    const next = (index + count) % count;
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.current?.scrollTo({ left: offsetOf(next), behavior: prefersReducedMotion ? 'auto' : 'smooth' });
    setShown(next);
  };
  const onScroll = () => {
    const row = list.current;
    if (!row) return;
    const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
    setShown(isAtEnd ? count - 1 : Math.round(row.scrollLeft / (offsetOf(1) || 1)));
  };

  return { list, shown, show, onScroll };
}
