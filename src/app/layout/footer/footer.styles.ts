import { styled, type CSSObject, type Theme } from '@mui/material/styles';
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
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('sm')]: { gap: 8 },
  '& svg': { flex: 'none' },
  '&:hover': {
    backgroundColor: 'transparent',
    color: theme.vars.palette.light[500],
    textDecoration: 'underline',
  },
  '@media print': {
    display: 'inline',
    marginRight: 8,
    color: theme.vars.palette.text.primary,
    fontSize: '8pt',
    '& svg': { display: 'none' },
  },
}));

/** White drawings keep the dark ground where the visitor's own colours replace it. */
export const whiteDrawings = ({ vars }: Theme): CSSObject => ({
  '@media (forced-colors: active)': {
    '& img': { forcedColorAdjust: 'none', backgroundColor: vars.palette.night[950] },
  },
});
