import { styled } from '@mui/material/styles';
import type { Ground } from '@/content/types';
import { groundStyles } from './Section';

/** A tinted wall at the top or the end of a page: words in its column, and beside them what stands or hangs there. */
export const Wall = styled('section', { shouldForwardProp: (prop) => prop !== 'ground' })<{ ground: Ground }>(
  ({ ground, theme }) => [
    groundStyles(ground, theme),
    {
      overflow: 'hidden',
      '& > :first-of-type': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 28,
        alignItems: 'end',
        paddingTop: 48,
      },
      [theme.breakpoints.up('tablet')]: { '& > :first-of-type': { gridTemplateColumns: '1fr auto' } },
      [theme.breakpoints.up('md')]: { '& > :first-of-type': { gap: 48, paddingTop: 64 } },
    },
  ],
);

export const WallText = styled('div')(({ theme }) => ({
  minWidth: 0,
  '&:last-child': { paddingBottom: 48 },
  [theme.breakpoints.up('tablet')]: { alignSelf: 'center', paddingBottom: 72 },
}));

/** The edge of the pavement, on which things stand. */
export const Kerbstone = styled('div')(({ theme }) => ({
  height: 12,
  backgroundColor: `var(--kerb, ${theme.vars.palette.wall.kerb})`,
}));
