import { styled } from '@mui/material/styles';

/** From here a heading and what it heads have room beside each other, in pixels. */
export const HALVES = 1000;

/** A heading with what it heads below it, or beside it on a wide tablet and from there. */
export const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up(HALVES)]: { gridTemplateColumns: '4.2fr 7.8fr', gap: 72 },
}));
