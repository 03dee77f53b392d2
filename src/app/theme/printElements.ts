import type { CSSObject } from '@mui/material/styles';

/** What holds for plain elements on paper; a component's own rules for print stand among its styles. */
export const printElements: Record<string, CSSObject> = {
  '@page': {
    margin: '16mm',
    '@bottom-right': { content: '"Page " counter(page) " of " counter(pages)', font: '9pt sans-serif' },
  },
  '@media print': {
    // A heading never stands alone at the foot of a page, nor a row or an item on either side of a break.
    'h1, h2, h3, h4, tr:first-of-type, li:first-of-type': { breakAfter: 'avoid' },
    'tr:last-of-type, li:last-of-type': { breakBefore: 'avoid' },
    'p, li, tr, figure': { breakInside: 'avoid' },
    'p, li': { orphans: 3, widows: 3 },
    // Of a button that heads what it opens, the words are printed (ui/Expandable, sections/windows).
    'nav, .plain-button': { display: 'none' },
  },
};
