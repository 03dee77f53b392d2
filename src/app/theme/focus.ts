import type { CSSObject } from '@mui/material/styles';

/** The focus rule of the design: an amber gap and a night line, readable on every light ground. */
export const focusRing: CSSObject = {
  outline: '3px solid var(--focus-line)',
  outlineOffset: 3,
  boxShadow: '0 0 0 3px var(--focus-gap)',
};
