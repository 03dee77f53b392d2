import { styled } from '@mui/material/styles';

/**
 * Two columns from md, stacked below that. A picture comes before its text, which on a tablet flows around it; elsewhere it stands
 * after the text.
 */
export const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  '& > *': { minWidth: 0 },
  // Lists are further apart than a text and its picture.
  [theme.breakpoints.down('md')]: { '&[data-lists=true]': { gap: 56 } },
  '&[data-picture=true] > :first-of-type': { order: 1 },
  [theme.breakpoints.between('sm', 'md')]: {
    '&[data-picture=true]': { display: 'flow-root' },
    '&[data-picture=true] > :first-of-type': { float: 'right', width: '44%', margin: '0 14px 36px 46px' },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: 80,
    alignItems: 'start',
    '&[data-picture=true]': { alignItems: 'center' },
    // A tile below the heading is read after the text beside both.
    '&[data-tile=true]': { rowGap: 32, gridTemplateRows: 'auto 1fr' },
    '&[data-tile=true] > :nth-child(2)': { gridArea: '1 / 2 / span 2' },
  },
}));
