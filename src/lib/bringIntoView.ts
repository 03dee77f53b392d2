/** For a `ref`: scrolls to what has just appeared, no further than needed. */
export const bringIntoView = (element: Element | null): void =>
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
