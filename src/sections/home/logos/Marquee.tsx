import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { ClientLogo } from '@/content/homeTypes';
import { LogoSets } from './LogoSets';

type MarqueeProps = { logos: readonly ClientLogo[]; direction: 'left' | 'right'; isMoving: boolean };

/** The second endless row: one of its two sets passes in 20 seconds (docs/behaviour.md, section 9). */
export const Marquee = ({ logos, direction, isMoving }: MarqueeProps) => (
  <Track data-direction={direction}>
    <LogoSets logos={logos} sets={isMoving ? 2 : 1} />
  </Track>
);

const byOneSet = keyframes({ to: { transform: 'translateX(-50%)' } });

const Track = styled('ul')({
  width: 'max-content',
  animation: `${byOneSet} 20s linear infinite`,
  '&[data-direction=right]': { animationDirection: 'reverse' },
});
