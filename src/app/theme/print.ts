import type { CSSObject } from '@mui/material/styles';

/** Print, which buyers use for policies: black on white, no controls or scenery, and the addresses of external links. */
export const printStyles: CSSObject = {
  ':root, :root[data-color-scheme]': { colorScheme: 'only light !important' },
  // Only the bars of a chart keep their colours, because the legend refers to them.
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
  // A button inside a heading holds the heading's text, so it stays.
  'nav, form, button:not(h3 > button), [data-look], .screen-only, main img[alt=""], main svg, footer svg': {
    display: 'none !important',
  },
  'main a[href^="http"]::after': { content: '" (" attr(href) ")"' },
};
