import { styled } from '@mui/material/styles';
import { hidesPicture } from './FoldedOnPhones';

/** Two columns from md, stacked below that. A picture is the second, and beside its text from sm. */
export const Split = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gap: 32,
  '& > *': { minWidth: 0 },
  ...hidesPicture,
  [breakpoints.between('sm', 'md')]: { '&[data-picture=true]': { gridTemplateColumns: '1fr 44%' } },
  [breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: 80,
    alignItems: 'start',
    '&[data-summary=true]': { gridTemplateColumns: '4.6fr 7.4fr', gap: 56 },
  },
  [breakpoints.up('sm')]: { '&[data-picture=true]': { alignItems: 'center' } },
  // The facts for buyers fit one sheet.
  '@media print': { '&[data-facts=true]': { gridTemplateColumns: '1fr 1fr', gap: '14px 28px', zoom: 0.83 } },
}));
