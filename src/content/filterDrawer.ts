/** The copy of the filters' drawer, whose code is fetched on demand. */
export const filterDrawerCopy = {
  close: 'Close filters',
  show: (count: number) => `Show ${count} jobs`,
} as const;
