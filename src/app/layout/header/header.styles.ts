import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * From here on the header shows its links, below it the menu button: 1,140 px of text at its usual size. In em, so that larger text, for
 * which the row has no room, gets the button on wider screens too.
 */
export const WITH_NAV = '@media (min-width: 71.25em)';
export const WITHOUT_NAV = '@media (max-width: 71.24em)';

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
