import { styled } from '@mui/material/styles';

/** Two columns from md; stacked on smaller screens. */
export const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  '& > *': { minWidth: 0 },
  // A tall picture stands beside its text on a tablet too; a wide one would be a stamp there.
  [theme.breakpoints.up('sm')]: {
    '&[data-centred=true]:not([data-wide=true])': { gridTemplateColumns: '7fr 5fr', alignItems: 'center' },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: 72,
    alignItems: 'start',
    '&[data-centred=true]': { gridTemplateColumns: '1fr 1fr', gap: 56 },
  },
  [theme.breakpoints.up('lg')]: { '&, &[data-centred=true]': { gap: 104 } },
}));
