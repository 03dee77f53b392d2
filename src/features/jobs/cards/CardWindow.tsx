import { styled } from '@mui/material/styles';

const bar = 'linear-gradient(var(--bar),var(--bar)) 50%';

const Frame = styled('span')(({ theme: { vars } }) => ({
  '--bar': vars.palette.slate[500],
  '--pane': vars.palette.mist[100],
  flex: 'none',
  width: 40,
  height: 50,
  border: '3px solid var(--bar)',
  borderRadius: 2,
  background: `${bar}/3px 100% no-repeat,${bar}/100% 3px no-repeat,var(--pane)`,
}));

/** The window of a vacancy, with four panes; lit by the styles of an open vacancy (see `JobCards`). */
export const CardWindow = () => <Frame className="window" aria-hidden />;
