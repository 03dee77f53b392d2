import { styled } from '@mui/material/styles';
import { printHidden } from '@/ui/print';

/** The roofs above the footer, in front of the page's last section, whose background reaches behind them (theme/baseline). */
export const Rooftops = () => (
  <Strip aria-hidden>
    <img src="/images/rooftops.svg" alt="" width={1600} height={172} loading="lazy" />
  </Strip>
);

const Strip = styled('div')({
  position: 'relative',
  height: 'var(--roofs)',
  marginTop: 'calc(-1 * var(--roofs))',
  overflow: 'hidden',
  '& img': {
    position: 'absolute',
    left: '50%',
    bottom: -1,
    width: 'max(100%, 1300px)',
    maxWidth: 'none',
    height: 'auto',
    transform: 'translateX(-50%)',
  },
  pointerEvents: 'none',
  ...printHidden,
});
