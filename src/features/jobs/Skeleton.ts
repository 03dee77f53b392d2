import { keyframes, styled } from '@mui/material/styles';

const wave = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });

/** A shimmering grey placeholder for content that is loading. */
export const Skeleton = styled('span')(({ theme: { vars } }) => ({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: vars.palette.mist[200],
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    transform: 'translateX(-100%)',
    background: `linear-gradient(90deg, transparent, ${vars.palette.action.hover}, transparent)`,
    animation: `${wave} 2s linear .5s infinite`,
  },
}));
