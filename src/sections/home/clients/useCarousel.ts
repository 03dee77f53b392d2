import { useRef, useState } from 'react';

/** A row of slides that the visitor scrolls; tells which one is at its start, and goes to one, round the ends. */
export function useCarousel(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  const offsetOf = (place: number) => {
    const slides = list.current?.children;
    const start = slides?.[0]?.getBoundingClientRect().left ?? 0;
    return (slides?.[place]?.getBoundingClientRect().left ?? start) - start;
  };
  const show = (place: number) => {
    const next = (place + count) % count;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.current?.scrollTo({ left: offsetOf(next), behavior: isStill ? 'auto' : 'smooth' });
    setShown(next);
  };
  const noteScroll = () => {
    const row = list.current;
    if (!row) return;
    const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
    setShown(isAtEnd ? count - 1 : Math.round(row.scrollLeft / (offsetOf(1) || 1)));
  };

  return { list, shown, show, noteScroll };
}
