import { styled } from '@mui/material/styles';

/** The width in pixels from which a heading and what it heads fit side by side. */
export const HALVES = 1000;

/** A heading with what it heads below it, or beside it from that width. */
export const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up(HALVES)]: { gridTemplateColumns: '4.2fr 7.8fr', gap: 72 },
  '@media print': { display: 'block', '& > * + *': { marginTop: 8 } },
}));
