import { styled } from '@mui/material/styles';

/**
 * Two columns from md, stacked below that. A picture is the second child, beside its text from sm; a third child, a list or a tile,
 * stands below both on tablets and below the first on wider screens.
 */
export const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  '& > *': { minWidth: 0 },
  // Lists are further apart than a text and its picture.
  [theme.breakpoints.down('md')]: { '&[data-lists=true]': { gap: 56 } },
  // Folded, they are their headings.
  [theme.breakpoints.down('sm')]: {
    '&[data-lists=true]:has([aria-controls])': { gap: 0, marginBlock: 'calc(8px - var(--band))' },
  },
  [theme.breakpoints.between('sm', 'md')]: {
    '&[data-picture=true]': { gridTemplateColumns: '1fr 44%', columnGap: 32, alignItems: 'center' },
    '&[data-picture=true] > :nth-child(3)': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: 80,
    alignItems: 'start',
    '&[data-picture=true] > :nth-child(-n + 2)': { alignSelf: 'center' },
    '&[data-summary=true]': { gridTemplateColumns: '4.6fr 7.4fr', gap: 56, '& ul': { maxWidth: '42em' } },
    '&[data-picture=true] ul': { columns: 'auto' },
    '&[data-three=true]': { rowGap: 32, gridTemplateRows: 'auto 1fr' },
    '&[data-three=true] > :nth-child(2)': { gridArea: '1 / 2 / span 2' },
    // Beside a long text the picture stays in sight.
    '&[data-picture=true][data-three=true] > :nth-child(2)': {
      position: 'sticky',
      top: 24,
      alignSelf: 'start',
    },
  },
  // One below the other: breaks are avoided between blocks, not between the rows of a grid.
  '@media print': {
    '&:not([data-facts])': { display: 'block', '& > * + *': { marginTop: 12 } },
    // Short enough for one sheet.
    '&[data-facts=true]': { gridTemplateColumns: '1fr 1fr', gap: '14px 28px', zoom: 0.83 },
  },
}));
