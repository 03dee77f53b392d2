import { styled } from '@mui/material/styles';

/** Two columns from md; stacked on smaller screens. */
export const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: 72,
    alignItems: 'start',
    '&[data-centred=true]': { alignItems: 'center' },
  },
  [theme.breakpoints.up('lg')]: { gap: 104 },
}));
