import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * From here on the header shows its links, below it the menu button: 1,140 px at the usual size of text. Larger text, for which the row
 * has no room, gets the button on wider screens too. In rem of a container, which unlike a media query's em follows the size of the text
 * whoever has set it, the browser or the page.
 */
export const NAV_REM = 71.25;
export const WITH_NAV = `@container header (min-width: ${NAV_REM}rem)`;
export const WITHOUT_NAV = `@container header (max-width: ${NAV_REM - 0.01}rem)`;

/** A row of the header's menus, in a dropdown as on phones. */
export const menuRow = ({ vars: { palette } }: Theme): CSSObject => ({
  minHeight: 52,
  padding: '6px 14px',
  gap: 14,
  borderRadius: 3,
  fontSize: '1.0625rem',
  fontWeight: 550,
  '&:hover': { backgroundColor: palette.light[200], color: palette.text.primary },
  '&[aria-current=page]': { fontWeight: 750, color: palette.primary.main },
  '&[data-ends-part]': {
    position: 'relative',
    marginBottom: 13,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 14px -7px',
      borderTop: `1px solid ${palette.divider}`,
    },
  },
});
