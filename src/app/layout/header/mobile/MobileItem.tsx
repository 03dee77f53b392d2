import { styled } from '@mui/material/styles';
import { PlainButton } from '@/ui/button/PlainButton';
import { insetFocusRing } from '@/ui/focusRing';

/** A row in the mobile menu: a link, or the button of a group. */
export const MobileItem = styled(PlainButton)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 60,
  // Its words begin below the logo.
  padding: '0 var(--gutter) 0 calc(var(--gutter) - 6px)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: '6px solid transparent',
  color: theme.vars.palette.text.primary,
  ...theme.typography.h4,
  textAlign: 'left',
  // No fill, which marks the current page: the pointer may be over the first row as the menu opens.
  '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
  '&[aria-current=page], &.is-current': {
    borderLeftColor: theme.vars.palette.light[500],
    backgroundColor: theme.vars.palette.light[100],
  },
  '& svg': { transition: 'transform .2s' },
  '&[aria-expanded=true] > svg:last-of-type': { transform: 'rotate(180deg)' },
  '&:focus-visible': insetFocusRing(theme),
}));
