import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { ClientLogo } from '@/content/homeTypes';
import { LogoSets, setWidths } from './logos.styles';

/** Enough for the widest screens while one set leaves on the left. */
const SETS = 5;

/** An endless strip of logos: 10 seconds for one set (specification section 9). */
export const LogoStrip = ({ logos, isMoving }: { logos: readonly ClientLogo[]; isMoving: boolean }) => (
  <Track count={logos.length}>
    <LogoSets logos={logos} sets={isMoving ? SETS : 1} />
  </Track>
);

const onPhones = keyframes({ to: { transform: 'translateX(-320%)' } });
const onDesktops = keyframes({ to: { transform: 'translateX(-45%)' } });

// A shift in percent is measured by the track's own width, which is made so that it is exactly one set of logos.
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
