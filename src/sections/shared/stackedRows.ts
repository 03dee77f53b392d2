import type { CSSObject } from '@mui/material/styles';

/** Rows of a table (see DataTable) where there is little room: each is a paragraph of its own, with the names of the columns in it. */
export const stackedRows = (narrow = '@media screen and (max-width: 599px)'): CSSObject => ({
  [narrow]: {
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', gap: 6, paddingBlock: 20, borderBottom: '1px solid var(--rule)' },
    '& tbody > tr > :nth-child(n)': {
      width: 'auto',
      padding: 0,
      border: 0,
      overflowWrap: 'anywhere',
      textAlign: 'left',
    },
    '& td::before': { content: 'attr(data-column) ": "', color: 'var(--quiet)' },
    // Of two columns the second needs no name.
    '& td:only-of-type::before': { content: 'none' },
  },
});

/** A table on paper, the lines of its text close together. Stands last among its styles. */
export const printedTable: CSSObject = {
  '@media print': {
    border: 0,
    'th, td': { padding: '4px 12px 4px 0', lineHeight: 1.4, verticalAlign: 'baseline', borderBottomWidth: 1 },
    // A short one stays in one piece.
    '&:not(:has(tr:nth-of-type(5)))': { breakInside: 'avoid' },
  },
};
