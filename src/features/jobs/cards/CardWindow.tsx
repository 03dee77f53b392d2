import { styled } from '@mui/material/styles';
import { crossBars } from '@/ui/pane';

const Frame = styled('span')(({ theme: { vars } }) => ({
  '--bar': vars.palette.slate[500],
  '--pane': vars.palette.mist[100],
  flex: 'none',
  width: 40,
  height: 50,
  border: '3px solid var(--bar)',
  borderRadius: 2,
  background: `${crossBars(3)},var(--pane)`,
}));

/** The window of a vacancy, with four panes; lit by the styles of an open vacancy (see `JobCards`). */
export const CardWindow = () => <Frame className="window" aria-hidden />;
