import { styled } from '@mui/material/styles';
import { AppLink } from '@/ui/link/AppLink';

export const FooterLink = styled(AppLink)(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 44,
  minHeight: 44,
  color: theme.vars.palette.common.white,
  fontSize: '1.0625rem',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('sm')]: { gap: 8 },
  '& svg': { flex: 'none' },
  '&:hover': {
    backgroundColor: 'transparent',
    color: theme.vars.palette.light[500],
    textDecoration: 'underline',
  },
}));
