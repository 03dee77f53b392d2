import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { colorSchemeStyles } from './colorScheme';
import { focusRing } from './focus';
import { measures } from './measures';
import { printStyles } from './print';

const webFont = (fontFamily: string, file: string, fontWeight: string) => ({
  '@font-face': {
    fontFamily,
    src: `url(/fonts/${file}-latin-wght-normal.woff2) format("woff2")`,
    fontWeight,
    // A slow line keeps the fallback for this page; the next one finds the font in the cache.
    fontDisplay: 'optional',
  },
});

/** The two fonts of the design, and a fallback for Besley made as wide, so that lines break alike. */
const fonts = [
  {
    '@font-face': {
      fontFamily: 'Besley Fallback',
      src: 'local("Times New Roman Bold"),local("Liberation Serif Bold")',
      sizeAdjust: '120%',
    },
  },
  webFont('Besley Variable', 'besley', '400 900'),
  webFont('Figtree Variable', 'figtree', '300 900'),
];

/** Global styles: fonts, variables, and defaults for plain elements. */
export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => [...fonts, measures, colorSchemeStyles(theme), elementStyles(theme)],
  },
};

const elementStyles = (theme: Theme): Record<string, CSSObject> => ({
  ':root': {
    '--focus-line': theme.vars.palette.night[900],
    '--focus-gap': theme.vars.palette.light[500],
  },
  '.on-night': {
    '--focus-line': theme.vars.palette.light[500],
    '--focus-gap': theme.vars.palette.night[950],
  },
  'img, svg': { display: 'block', maxWidth: '100%' },
  p: { textWrap: 'pretty' },
  a: {
    color: theme.vars.palette.primary.main,
    textUnderlineOffset: '.2em',
    textDecorationThickness: '.08em',
  },
  'a:hover': { backgroundColor: theme.vars.palette.light[300], color: theme.vars.palette.night[900] },
  '.column': {
    width: '100%',
    maxWidth: theme.breakpoints.values.lg,
    marginInline: 'auto',
    paddingInline: 'var(--gutter)',
  },
  '.plain-button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    margin: 0,
    padding: 0,
    border: 0,
    color: 'inherit',
    backgroundColor: 'transparent',
    font: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  ':focus-visible': { ...focusRing, borderRadius: 3 },
  'input:focus-visible, textarea:focus-visible, select:focus-visible': {
    outline: 'none',
    boxShadow: 'none',
  },
  'h1:focus, h2:focus, main:focus': { outline: 'none', boxShadow: 'none' },
  '@media print': printStyles,
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '.01ms !important',
      animationIterationCount: '1 !important',
      // Not .01ms: colours are inherited, so a change of theme would run down the page level by level.
      transitionDuration: '0s !important',
    },
  },
});
