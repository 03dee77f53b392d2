import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { ClientLogo } from '@/content/homeTypes';
import { LogoSets, trackStyles } from './logoParts';

type MarqueeProps = { logos: readonly ClientLogo[]; direction: 'left' | 'right' };

/** A second endless row: two sets of logos, of which one passes in 20 seconds (specification section 9). */
export const Marquee = ({ logos, direction }: MarqueeProps) => (
  <Track data-direction={direction}>
    <LogoSets logos={logos} sets={2} />
  </Track>
);

const byOneSet = keyframes({ to: { transform: 'translateX(-50%)' } });

const Track = styled('ul')(({ theme }) => ({
  ...trackStyles(theme),
  width: 'max-content',
  animation: `${byOneSet} 20s linear infinite`,
  '&[data-direction=right]': { animationDirection: 'reverse' },
}));
