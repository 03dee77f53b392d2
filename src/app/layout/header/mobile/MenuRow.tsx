import { styled } from '@mui/material/styles';
import { menuRow } from '@/app/layout/header/header.styles';
import { PlainButton } from '@/ui/button/PlainButton';

/** A smaller row in the mobile menu: a link within a group, or an action of the account. */
export const MenuRow = styled(PlainButton)(({ theme }) => ({
  justifyContent: 'flex-start',
  width: '100%',
  color: theme.vars.palette.text.primary,
  textAlign: 'left',
  ...menuRow(theme),
}));
