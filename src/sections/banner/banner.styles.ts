import { styled } from '@mui/material/styles';
import type { Ground } from '@/content/types';
import { groundStyles } from '@/sections/shared/groundStyles';
import { printHidden } from '@/ui/print';

/** A tinted wall; with a door, the brick courses of a house front. */
export const House = styled('section', { shouldForwardProp: (prop) => prop !== 'ground' })<{
  ground: Ground;
}>(({ ground, theme }) => ({
  ...groundStyles(ground, theme),
  overflow: 'hidden',
  '& > :first-of-type': { display: 'grid', gap: 28, paddingTop: 40 },
  [theme.breakpoints.up('tablet')]: {
    '& > :first-of-type': { gridTemplateColumns: '1fr auto', alignItems: 'end', paddingTop: 48 },
    // Courses of brick. On a phone they would run through the words.
    '&[data-courses=true]': {
      backgroundImage: `linear-gradient(color-mix(in srgb, ${theme.vars.palette.text.primary} 6%, transparent) 2px, transparent 2px)`,
      backgroundSize: '100% 56px',
      backgroundPosition: '0 -1px',
    },
  },
  [theme.breakpoints.up('md')]: { '& > :first-of-type': { gap: 48, paddingTop: 64 } },
  '@media print': { '& > :first-of-type': { display: 'block', paddingBlock: '16px 0' } },
}));

export const Text = styled('div')(({ theme }) => ({
  minWidth: 0,
  '&:last-child': { paddingBottom: 48 },
  [theme.breakpoints.up('tablet')]: { alignSelf: 'center', paddingBottom: 72 },
  '@media print': { '&, &:last-child': { paddingBottom: 0 } },
}));

/** The door, and the window beside it. */
export const Front = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: 22,
  '& > img': { flex: '0 1 156px', minWidth: 0 },
  '& > div': { flex: '0 1 140px', marginBottom: 52 },
  [theme.breakpoints.up('sm')]: {
    gap: 24,
    '& > img': { flexBasis: 150 },
    '& > div': { flexBasis: 190, marginBottom: 56 },
  },
  [theme.breakpoints.up('lg')]: {
    gap: 48,
    '& > img': { flexBasis: 270 },
    '& > div': { flexBasis: 270, marginBottom: 92 },
  },
  ...printHidden,
}));

export const Pavement = styled('div')(({ theme }) => ({
  justifySelf: 'center',
  width: 'min(100%, 440px)',
  // The scenes end a little above their lower edge.
  '&:not([data-front]) > img': { marginBottom: '-.4%' },
  '&[data-tall=true]': { width: 'min(60%, 220px)' },
  '&[data-front]': { width: 'min(100%, 480px)' },
  [theme.breakpoints.up('tablet')]: {
    width: 340,
    '&[data-front]': { width: 380 },
    '&[data-tall=true]': { width: 220 },
  },
  [theme.breakpoints.up('md')]: { width: 400, '&[data-front]': { width: 480 } },
  [theme.breakpoints.up('lg')]: {
    width: 560,
    '&[data-front]': { width: 620 },
    '&[data-tall=true]': { width: 320 },
  },
  ...printHidden,
}));

export const Kerbstone = styled('div')(({ theme }) => ({
  height: 12,
  backgroundColor: theme.vars.palette.wall.kerb,
  ...printHidden,
}));
