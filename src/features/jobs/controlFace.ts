import type { CSSObject, Theme } from '@mui/material/styles';

/** How an input and a select of the vacancy pages look: a box with a sill, lit while it has the focus. */
export const controlFace = ({ shape, vars: { palette } }: Theme): CSSObject => ({
  boxSizing: 'border-box',
  width: '100%',
  height: 56,
  margin: 0,
  padding: '2.5px 15px 0',
  border: `1.5px solid ${palette.slate[500]}`,
  borderBottomWidth: 4,
  borderRadius: shape.borderRadius,
  color: palette.text.primary,
  backgroundColor: palette.background.paper,
  font: 'inherit',
  lineHeight: 1.4,
  '&:hover, &:focus': { borderColor: palette.text.primary },
  '&:focus': {
    outline: `3px solid ${palette.light[500]}`,
    outlineOffset: 0,
    borderRadius: shape.borderRadius,
  },
  '&::placeholder': { color: palette.text.secondary, opacity: 1 },
});

/** The label above or beside such a control. */
export const controlLabel = ({ breakpoints }: Theme): CSSObject => ({
  fontSize: '1rem',
  fontWeight: 650,
  lineHeight: 1.35,
  [breakpoints.up('lg')]: { fontSize: '1.125rem' },
});

/** An icon that lies over such a control and lets presses through to it. */
export const controlIcon = ({ vars: { palette } }: Theme): CSSObject => ({
  position: 'absolute',
  color: palette.action.active,
  pointerEvents: 'none',
});
