import type { CSSObject, Theme } from '@mui/material/styles';

/** For `IconButton`, and for plain buttons that a list has too many of for a class each. */
export const iconButtonStyles = ({ shape, vars }: Theme): CSSObject => ({
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: shape.borderRadius,
  '&:hover': { backgroundColor: vars.palette.light[300], color: vars.palette.night[900] },
});
