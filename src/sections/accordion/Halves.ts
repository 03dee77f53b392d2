import { styled } from '@mui/material/styles';

/** A heading with what it heads below it, or beside it from lg. */
export const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '4.2fr 7.8fr', gap: 72 },
}));
