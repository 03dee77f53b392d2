import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { ClientLogo } from '@/content/homeTypes';
import { LogoSets } from './LogoSets';
import { setWidths } from './logos.styles';

/** Enough to fill the widest screen while one set moves out on the left. */
const SETS = 5;

/** An endless strip of logos: one set passes in 10 seconds (docs/behaviour.md, section 9). */
export const LogoStrip = ({ logos, isMoving }: { logos: readonly ClientLogo[]; isMoving: boolean }) => (
  <Track count={logos.length}>
    <LogoSets logos={logos} sets={isMoving ? SETS : 1} />
  </Track>
);

const onPhones = keyframes({ to: { transform: 'translateX(-320%)' } });
const onDesktops = keyframes({ to: { transform: 'translateX(-45%)' } });

// The keyframes shift by a percentage of the track's width, which is chosen so that the shift is exactly one set.
const Track = styled('ul', { shouldForwardProp: (prop) => prop !== 'count' })<{ count: number }>(
  ({ theme, count }) => ({
    width: setWidths(count).small / 3.2,
    animation: `${onPhones} 10s linear infinite`,
    [theme.breakpoints.up('sm')]: {
      width: Math.round(setWidths(count).large / 0.45),
      animationName: onDesktops,
    },
  }),
);
