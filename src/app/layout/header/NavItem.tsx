import { styled } from '@mui/material/styles';
import { PlainButton } from '@/ui/button/PlainButton';
import { insetFocusRing } from '@/ui/focusRing';
import { WITH_NAV } from './header.styles';

/** A link or a dropdown's button in the header: a bar of amber below it when hovered or current, light behind it when open. */
export const NavItem = styled(PlainButton)(({ theme }) => ({
  height: 79,
  gap: 6,
  padding: '0 12px',
  color: theme.vars.palette.text.primary,
  fontSize: '1.0625rem',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  [WITH_NAV]: { height: 117 },
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-expanded=true]': { backgroundColor: theme.vars.palette.light[100] },
  // Not so wide that the bars of two touch.
  '&:hover:not([aria-expanded=true]), &[aria-current=page], &.is-current': {
    backgroundImage: `linear-gradient(${theme.vars.palette.light[500]} 0 0)`,
    backgroundPosition: '50% 100%',
    backgroundSize: 'calc(100% - 24px) 5px',
    backgroundRepeat: 'no-repeat',
  },
  '&[aria-current=page], &.is-current': { fontWeight: 750, color: theme.vars.palette.primary.main },
  '& svg': { transition: 'transform .2s' },
  '&[aria-expanded=true] > svg:last-of-type': { transform: 'rotate(180deg)' },
  '&:focus-visible': insetFocusRing(theme),
}));
