import type { CSSObject } from '@mui/material/styles';

/** Styles for the dark theme only, for what a CSS variable cannot change. */
export const inDarkTheme = (styles: CSSObject): CSSObject => ({
  '@media (prefers-color-scheme: dark)': { 'html:not([data-color-scheme=light]) &': styles },
  'html[data-color-scheme=dark] &': styles,
});
