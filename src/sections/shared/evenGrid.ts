import type { CSSObject, Theme } from '@mui/material/styles';

const span = (columns: number) => ({ gridColumn: `span ${columns}` });
const each = (...counts: readonly number[]) =>
  `&:is(${counts.map((count) => `[data-count="${count}"]`).join()}) > :nth-child(n)`;

/**
 * Items in rows that are always full, whatever their number: twelve narrow columns, of which an item takes more where its row
 * holds fewer. The number stands in `data-count`.
 */
export const evenGrid = ({ breakpoints }: Theme): CSSObject => ({
  display: 'grid',
  [breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > :nth-child(n)': span(6),
    '& > :last-child:nth-child(odd)': span(12),
    // Two and one that is twice as wide would look like a mistake.
    [each(3)]: span(12),
  },
  '@media (min-width: 760px)': { [each(3)]: span(4) },
  [breakpoints.up('md')]: {
    [each(6, 9)]: span(4),
    [each(5)]: span(6),
    '&[data-count="5"] > :nth-child(-n + 3)': span(4),
  },
  [breakpoints.up('lg')]: {
    [each(4, 8)]: { ...span(3), '--h3': '1.375rem' },
  },
});
