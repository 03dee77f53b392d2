import type { CSSObject, Theme } from '@mui/material/styles';

/** A row of the header's menus, in a dropdown as on phones. */
export const menuRow = ({ vars: { palette } }: Theme): CSSObject => ({
  minHeight: 52,
  padding: '6px 14px',
  gap: 14,
  borderRadius: 3,
  fontSize: '1.0625rem',
  fontWeight: 550,
  '&:hover': { backgroundColor: palette.light[200] },
  '&[aria-current=page]': { fontWeight: 750, color: palette.primary.main },
});
