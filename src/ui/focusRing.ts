import type { CSSObject, Theme } from '@mui/material/styles';

/** The design's focus ring: an amber gap and a dark line, visible on every light ground. */
export const focusRing: CSSObject = {
  outline: '3px solid var(--focus-line)',
  outlineOffset: 3,
  boxShadow: '0 0 0 3px var(--focus-gap)',
};

/** The ring drawn inside an element whose surroundings would cut it off; its width in pixels. */
export const insetFocusRing = ({ vars }: Theme, width = 6): CSSObject => ({
  outlineOffset: -width,
  boxShadow: `inset 0 0 0 ${width}px ${vars.palette.light[500]}`,
});
