import type { CSSObject } from '@mui/material/styles';

/** Rows of a table (see TableRows) up to a width: each is a paragraph of its own, with the names of the columns in it. */
export const stackedRows = (width = '599px'): CSSObject => ({
  [`@media screen and (max-width: ${width})`]: {
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', gap: 6, paddingBlock: 20, borderBottom: '1px solid var(--rule)' },
    '& tbody > tr > :nth-child(n)': { width: 'auto', padding: 0, border: 0 },
    '& td::before': { content: 'attr(data-column) ": "', color: 'var(--quiet)' },
    // Of two columns the second needs no name.
    '& td:only-of-type::before': { content: 'none' },
  },
});
