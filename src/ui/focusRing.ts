import type { CSSObject } from '@mui/material/styles';

/** The design's focus ring: an amber gap and a dark line, visible on every light ground. */
export const focusRing: CSSObject = {
  outline: '3px solid var(--focus-line)',
  outlineOffset: 3,
  boxShadow: '0 0 0 3px var(--focus-gap)',
};
