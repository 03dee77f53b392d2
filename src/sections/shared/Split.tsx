import { styled } from '@mui/material/styles';

/** Two columns from md, stacked below that; a text and its picture stand side by side on a tablet too. */
export const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  '& > *': { minWidth: 0 },
  // Lists are further apart than a text and its picture.
  [theme.breakpoints.down('md')]: { '&[data-lists=true]': { gap: 56 } },
  [theme.breakpoints.between('sm', 'md')]: {
    '&[data-centred=true]': { gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: 80,
    alignItems: 'start',
    '&[data-centred=true]': { alignItems: 'center' },
    // A tile below the heading is read after the text beside both.
    '&[data-tile=true]': { rowGap: 32, gridTemplateRows: 'auto 1fr' },
    '&[data-tile=true] > :nth-child(2)': { gridArea: '1 / 2 / span 2' },
  },
}));
