import { styled } from '@mui/material/styles';

/**
 * Stands around the search boxes and the select of the vacancy pages, and gives each `control` its looks: a box with a sill,
 * lit while it has the focus, its label, and an icon that lets presses through. One class for all of them.
 */
export const ControlLooks = styled('div')(({ theme: { breakpoints, shape, vars } }) => ({
  '& label[for]': { fontSize: '1rem', fontWeight: 650, lineHeight: 1.35 },
  '& .control': {
    boxSizing: 'border-box',
    width: '100%',
    height: 56,
    margin: 0,
    padding: '2.5px 15px 0',
    border: `1.5px solid ${vars.palette.slate[500]}`,
    borderBottomWidth: 4,
    borderRadius: shape.borderRadius,
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.paper,
    font: 'inherit',
    lineHeight: 1.4,
  },
  '& .control:hover, & .control:focus': { borderColor: vars.palette.text.primary },
  '& .control:focus': { outline: `3px solid ${vars.palette.light[500]}`, outlineOffset: 0 },
  '& .control::placeholder': { color: vars.palette.text.secondary, opacity: 1 },
  '& .lens': { position: 'absolute', color: vars.palette.action.active, pointerEvents: 'none' },
  [breakpoints.up('lg')]: { '& label[for]': { fontSize: '1.125rem' } },
}));
