import { styled } from '@mui/material/styles';

/** Cards in rows of two or three, of four where there are four. */
export const CardGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('md')]: {
    '&[data-count="3"], &[data-count="5"], &[data-count="6"], &[data-count="7"], &[data-count="9"]': {
      gridTemplateColumns: 'repeat(3, 1fr)',
    },
  },
  [theme.breakpoints.up('lg')]: {
    gap: 32,
    '&[data-count="4"], &[data-count="7"], &[data-count="8"]': { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
}));
