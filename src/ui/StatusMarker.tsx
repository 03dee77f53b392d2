import { styled } from '@mui/material/styles';
import { pane } from './pane';

/** The small window before a list item: lit, or dark while the item is closed or inactive. */
export const StatusMarker = ({ isLit = true }: { isLit?: boolean }) => <Window data-lit={isLit} />;

const Window = styled('span')(({ theme }) => ({
  ...pane(theme),
  flex: 'none',
  display: 'inline-block',
  '&[data-lit=false]': { backgroundColor: theme.vars.palette.background.paper },
  // Only its ground says whether it is lit.
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
}));
