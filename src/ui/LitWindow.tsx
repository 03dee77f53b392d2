import { styled } from '@mui/material/styles';

const Frame = styled('span')(({ theme }) => {
  const ink = theme.vars.palette.night[900];
  const bars = `linear-gradient(${ink},${ink}) 50%/3px 100% no-repeat, linear-gradient(${ink},${ink}) 50%/100% 3px no-repeat`;
  return {
    flex: 'none',
    width: 40,
    height: 50,
    border: `3px solid ${ink}`,
    borderRadius: 2,
    background: `${bars}, ${theme.vars.palette.light[500]}`,
    '&[data-lit=false]': { background: `${bars}, ${theme.vars.palette.mist[100]}` },
  };
});

/** A window with four panes: lit where someone is there for you, dark while that is unknown. */
export const LitWindow = ({ isLit = true }: { isLit?: boolean }) => <Frame data-lit={isLit} aria-hidden />;
