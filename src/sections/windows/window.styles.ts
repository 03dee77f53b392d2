import { styled } from '@mui/material/styles';
import { PlainButton } from '@/ui/button/PlainButton';
import { insetFocusRing } from '@/ui/focusRing';
import { printHidden } from '@/ui/print';

/** Where nothing can be opened. */
const alwaysOpen = '@media print, (scripting: none)';
const open = '[data-open=true] &';

/** The description lies over the scene, so that opening a window neither moves anything nor leaves a gap while it is closed. */
export const RevealFrame = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplate: '"scene" auto "caption" auto "brief" 1fr / minmax(0, 1fr)',
  // Scenes, captions and lines of a row have one height.
  [theme.breakpoints.up('tablet')]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  padding: 9,
  // Seen where the visitor's own colours replace the ground.
  border: '1px solid transparent',
  borderRadius: 3,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.wall.frame,
  boxShadow: theme.vars.shadows[2],
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: -12,
    bottom: -14,
    height: 14,
    backgroundColor: theme.vars.palette.wall.frame,
    boxShadow: theme.vars.shadows[1],
  },
  [alwaysOpen]: { display: 'block' },
  // On paper a window is its words.
  '@media print': { padding: 0, border: 0, boxShadow: 'none', '&::after': { content: 'none' } },
}));

export const Scene = styled('div')(({ theme }) => ({
  gridArea: 'scene',
  position: 'relative',
  aspectRatio: '16/19',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.night[800],
  img: { position: 'absolute', width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'bottom' },
  ...printHidden,
}));

/** Rolled up, above the heads of the people in the scene. */
export const Blind = styled('span')(({ theme: { vars } }) => ({
  position: 'absolute',
  inset: 0,
  background: `repeating-linear-gradient(${vars.palette.light[300]} 0 20px, ${vars.palette.light[500]} 20px 23px)`,
  translate: '0 -90%',
  borderBottom: `8px solid ${vars.palette.light[500]}`,
  [alwaysOpen]: { display: 'none' },
}));

export const Caption = styled('h3')(({ theme }) => ({
  gridArea: 'caption',
  margin: 0,
  font: 'inherit',
  backgroundColor: theme.vars.palette.background.paper,
}));

export const Toggle = styled(PlainButton)(({ theme }) => ({
  ...theme.typography.h3,
  justifyContent: 'space-between',
  gap: 8,
  width: '100%',
  minHeight: 72,
  padding: '8px 16px',
  textAlign: 'left',
  svg: { flex: 'none' },
  '@media print': { display: 'block', minHeight: 0, padding: 0, svg: { display: 'none' } },
  '&:focus-visible': insetFocusRing(theme, 4),
}));

export const Brief = styled('p')(({ theme }) => ({
  gridArea: 'brief',
  margin: 0,
  padding: '0 16px 18px',
  fontWeight: 600,
  backgroundColor: theme.vars.palette.background.paper,
  '@media print': { padding: 0 },
}));

/** The blind that comes down, as far as its text reaches; where that is longer than the scene is tall, the window grows with it. */
export const Description = styled('p')(({ theme }) => ({
  gridArea: 'scene',
  alignSelf: 'start',
  position: 'relative',
  margin: 0,
  padding: '16px 16px 20px',
  visibility: 'hidden',
  color: theme.vars.palette.night[900],
  backgroundColor: theme.vars.palette.light[300],
  borderBottom: `8px solid ${theme.vars.palette.light[500]}`,
  clipPath: 'inset(0 0 100%)',
  transition: 'clip-path 360ms cubic-bezier(.2,.7,.2,1)',
  [open]: { visibility: 'visible', clipPath: 'inset(0)' },
  [alwaysOpen]: { visibility: 'visible', clipPath: 'inset(0)' },
  '@media print': { padding: 0, border: 0, color: theme.vars.palette.text.primary, background: 'none' },
}));
