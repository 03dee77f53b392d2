import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { focusRing } from '@/ui/focusRing';
import { colourVariables } from './themeVariables';
import { HUGE_TEXT } from '@/ui/hugeText';
import { measures } from './measures';

/** Global styles: variables, and defaults for plain elements. The fonts are in fonts.ts. */
export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => [measures, colorSchemeStyles(theme), elementStyles(theme), paper],
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
  // Texts from outside may hold a word of any length. Tables hold none, and share their width by their longest words.
  body: { overflowWrap: 'anywhere' },
  table: { overflowWrap: 'normal' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  p: { textWrap: 'pretty' },
  a: {
    color: theme.vars.palette.primary.main,
    textUnderlineOffset: '.2em',
    textDecorationThickness: '.08em',
  },
  // A telephone number stays on one line, unless the text is enlarged.
  'a[href^="tel:"]': { whiteSpace: 'nowrap', [HUGE_TEXT]: { whiteSpace: 'normal' } },
  'a:hover': { backgroundColor: theme.vars.palette.light[300], color: theme.vars.palette.night[900] },
  // A section's ground reaches under its border, so the roofs above the footer stand on the last one's colour.
  '@media screen': {
    'main > :last-child': { borderBottom: 'var(--roofs) solid transparent' },
    '[data-loading] main > * + *': { contentVisibility: 'auto', containIntrinsicHeight: 'auto 600px' },
  },
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
  // Pressed, with the answer still to come.
  '[aria-busy=true]:enabled': { opacity: 0.6 },
  '.foot-line': {
    position: 'sticky',
    bottom: 0,
    zIndex: theme.zIndex.snackbar,
    margin: 0,
    padding: '12px var(--gutter)',
    borderTop: `6px solid ${theme.vars.palette.light[500]}`,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.vars.shadows[2],
  },
  // Without script no form can be sent and no button works. Buttons in headings stay: they are the headings of accordions, which are open.
  '@media (scripting: none)': {
    'button:not(h2 button, h3 button), label:has(select), [role=search], form > :not(noscript), [data-needs-script]':
      { display: 'none !important' },
  },
  // White drawings keep the dark ground where the visitor's own colours replace it.
  '@media (forced-colors: active)': {
    'footer img': { forcedColorAdjust: 'none', backgroundColor: theme.vars.palette.night[950] },
  },
  ':focus-visible': { ...focusRing, borderRadius: 3 },
  'input:focus-visible, textarea:focus-visible, select:focus-visible': {
    outline: 'none',
    boxShadow: 'none',
  },
  'h1:focus, h2:focus, :is(main, section, div)[tabindex="-1"]:focus': { outline: 'none', boxShadow: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '.01ms !important',
      animationIterationCount: '1 !important',
      // Not .01ms: colours are inherited, so a change of theme would run down the page level by level.
      transitionDuration: '0s !important',
    },
  },
});

/** Follows the device, or `data-color-scheme` once the visitor has chosen a theme. */
const colorSchemeStyles = (theme: Theme): Record<string, CSSObject> => ({
  ':root': { colorScheme: 'light dark', ...colourVariables(theme) },
  ':root[data-color-scheme=light]': { colorScheme: 'light' },
  ':root[data-color-scheme=dark]': { colorScheme: 'dark' },
});

/**
 * Paper has the layout of a phone (theme.ts), smaller, in black on white, without pictures, what can only be pressed, and what else is
 * marked `data-screen-only`. A component has rules of its own for print only where that breaks it.
 */
const paper: Record<string, CSSObject> = {
  '@page': {
    margin: '16mm',
    '@bottom-right': { content: '"Page " counter(page) " of " counter(pages)', font: '9pt sans-serif' },
  },
  '@media print': {
    // The second `:root` outweighs the choice of a theme.
    ':root:root': { colorScheme: 'only light' },
    body: { zoom: 0.71 },
    '*, ::before, ::after': {
      maxWidth: 'none !important',
      minHeight: '0 !important',
      rowGap: '10px !important',
      color: 'black !important',
      background: 'none !important',
      boxShadow: 'none !important',
    },
    'img, svg, nav, form, select, button, a[data-variant], [data-screen-only]': {
      display: 'none !important',
    },
    // The words of a button that heads what it opens are printed.
    ':is(h2, h3) > button': { display: 'block !important', padding: '0 !important' },
    // A heading never stands alone at the foot of a page, nor a row or an item on either side of a break.
    'h1, h2, h3, h4, tr:first-of-type, li:first-of-type': { breakAfter: 'avoid' },
    'tr:last-of-type, li:last-of-type': { breakBefore: 'avoid' },
    'p, li, tr, figure': { breakInside: 'avoid' },
    'p, li': { orphans: 3, widows: 3 },
    'h2, h3': { paddingTop: '6px' },
    'th, td': { paddingBlock: '2px !important' },
    '.column': { paddingTop: '0 !important' },
    footer: { paddingBlock: '8px !important', breakInside: 'avoid' },
  },
};
