import { styled } from '@mui/material/styles';
import type { Client } from '@/content/homeTypes';

/** One big slide, with the edge of the next one visible; from lg it reaches the edge of the screen. */
export const Slides = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 16,
  margin: '28px calc(-1 * var(--gutter)) 0',
  padding: '0 var(--gutter)',
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: 'var(--gutter)',
  scrollbarWidth: 'none',
  [theme.breakpoints.up('lg')]: {
    gap: 28,
    marginTop: 44,
    marginRight: 'calc((1200px - 100vw) / 2 - 24px)',
  },
  '@media print': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: 24,
    margin: '12px 0 0',
    padding: 0,
  },
}));

const grounds: readonly Client['ground'][] = ['mist', 'stucco', 'butter'];

/** Its `data-ground` picks the colour. */
export const Slide = styled('li')(({ theme }) => ({
  flex: '0 0 88%',
  display: 'grid',
  alignContent: 'start',
  gap: 24,
  padding: '28px 24px',
  scrollSnapAlign: 'start',
  ...Object.fromEntries(
    grounds.map((ground) => [
      `&[data-ground=${ground}]`,
      { backgroundColor: theme.vars.palette.wall[ground] },
    ]),
  ),
  [theme.breakpoints.up('sm')]: { flexBasis: '84%', padding: '40px 36px' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '3fr 2fr', alignItems: 'center' },
  [theme.breakpoints.up('lg')]: {
    flexBasis: 1000,
    gridTemplateColumns: '540px 1fr',
    gap: 64,
    alignItems: 'center',
    alignContent: 'center',
    padding: '64px 56px 64px 72px',
  },
  '@media print': { display: 'block', padding: 0 },
}));
