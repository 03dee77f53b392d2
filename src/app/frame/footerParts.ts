import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { AppLink } from '@/ui/AppLink';

export const FooterHeading = styled(Typography)<{ component?: ElementType }>(({ theme }) => ({
  marginBottom: 8,
  color: theme.vars.palette.light[500],
  fontSize: '1.1875rem',
  letterSpacing: 0,
}));

export const FooterList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

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
