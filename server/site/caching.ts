/** Cache-Control values: pages are always revalidated; hashed files never change. */
export const caching = {
  page: 'no-cache',
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=3600',
} as const;
