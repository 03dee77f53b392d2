import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { headerCopy } from '@/content/navigation';
import { AppLink } from '@/ui/link/AppLink';

/** The first tab stop: skips the header. */
export const SkipLink = () => (
  <Skip to="#main" onClick={focusMain} data-screen-only>
    {headerCopy.skip}
  </Skip>
);

// Following the hash would add an entry to the history.
function focusMain(event: MouseEvent) {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.focus();
}

const Skip = styled(AppLink)(({ theme }) => ({
  position: 'absolute',
  left: 12,
  // Above the screen, however large the text.
  top: '-8rem',
  zIndex: theme.zIndex.tooltip,
  padding: '14px 20px',
  backgroundColor: theme.vars.palette.light[500],
  color: theme.vars.palette.night[900],
  fontWeight: 700,
  '&:focus': { top: 12 },
}));
