/** How long browsers may keep what they got: pages are asked for anew, files whose name says their content never. */
export const caching = {
  page: 'no-cache',
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=3600',
} as const;
