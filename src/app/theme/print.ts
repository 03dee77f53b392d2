import type { CSSObject } from '@mui/material/styles';

/** On paper: black words on white, no controls, no scenery, and the addresses of links outside. Buyers print policies. */
export const printStyles: CSSObject = {
  ':root, :root[data-color-scheme]': { colorScheme: 'only light !important' },
  // Bars of a chart alone keep their paint: it is what they say.
  '*:not([data-tone]), *::before, *::after': {
    color: '#000 !important',
    background: 'none !important',
    boxShadow: 'none !important',
  },
  '[data-tone]': { printColorAdjust: 'exact' },
  body: { fontSize: '11pt' },
  'h1, h2, h3, h4': { fontSize: '1.3em !important', breakAfter: 'avoid' },
  h1: { fontSize: '1.8em !important' },
  'li, tr, dl, figure': { breakInside: 'avoid' },
  // A button in a heading is what the heading says.
  'nav, form, button:not(h3 > button), [data-look], .screen-only, main img[alt=""], main svg, footer svg': {
    display: 'none !important',
  },
  'main a[href^="http"]::after': { content: '" (" attr(href) ")"' },
};
