import { styled } from '@mui/material/styles';

/** The roofs above the footer, transparent over the end of the page. */
export const Rooftops = () => (
  <Strip aria-hidden className="screen-only">
    <img src="/images/rooftops.svg" alt="" width={1600} height={172} loading="lazy" />
  </Strip>
);

const Strip = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 110,
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
  [theme.breakpoints.up('sm')]: { height: 140 },
  [theme.breakpoints.up('lg')]: { height: 172 },
}));
