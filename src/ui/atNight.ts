import type { CSSObject } from '@mui/material/styles';

/** Styles that hold in the dark theme alone, for what a variable cannot change. */
export const atNight = (styles: CSSObject): CSSObject => ({
  '@media (prefers-color-scheme: dark)': { 'html:not([data-color-scheme=light]) &': styles },
  'html[data-color-scheme=dark] &': styles,
});
