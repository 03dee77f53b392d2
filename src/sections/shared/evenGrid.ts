import type { CSSObject, Theme } from '@mui/material/styles';

const columns = (number: number) => ({ gridTemplateColumns: `repeat(${number}, minmax(0, 1fr))` });

/** A grid whose rows are full where the number of its items allows it: up to four in a row on a desk, two on a tablet. */
export function evenGrid({ breakpoints }: Theme, count: number): CSSObject {
  const most = [4, 3, 2].find((number) => count % number === 0) ?? 3;
  return {
    display: 'grid',
    [breakpoints.up('sm')]: columns(2),
    // The last of an odd number.
    [breakpoints.between('sm', 'md')]: { '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    [breakpoints.up('md')]: columns(most === 4 ? 2 : most),
    [breakpoints.up('lg')]: columns(most),
  };
}
