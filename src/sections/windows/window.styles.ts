import { styled } from '@mui/material/styles';
import { PlainButton } from '@/ui/button/PlainButton';

const underTablet = '@media (max-width: 699px)';
/** Where nothing can be opened. */
const alwaysOpen = '@media print, (scripting: none)';
const open = '[data-open=true] &, li:focus-within &';
const shown = { display: 'block', visibility: 'visible' } as const;

export const RevealFrame = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: 10,
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
}));

export const Scene = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.night[800],
  img: { width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'bottom' },
}));

/** Half down it ends above the heads: half a scene would show people without. */
export const Blind = styled('span')(({ theme: { vars } }) => ({
  position: 'absolute',
  inset: 0,
  background: `repeating-linear-gradient(${vars.palette.light[300]} 0 20px, ${vars.palette.wall.facade} 20px 23px)`,
  translate: '0 -68%',
  borderBottom: `8px solid ${vars.palette.wall.facade}`,
  transition: 'translate 360ms cubic-bezier(.2,.7,.2,1)',
  [open]: { translate: '0 -94%' },
  [alwaysOpen]: { display: 'none' },
}));

export const Caption = styled('h3')({ margin: 0, font: 'inherit' });

export const Toggle = styled(PlainButton)(({ theme }) => ({
  ...theme.typography.h3,
  justifyContent: 'space-between',
  gap: 8,
  width: '100%',
  minHeight: 72,
  padding: '8px 16px',
  textAlign: 'left',
  svg: { flex: 'none' },
  '&:focus-visible': { outlineOffset: -4, boxShadow: `inset 0 0 0 4px ${theme.vars.palette.light[500]}` },
}));

/** Below the caption. From tablet width it is as tall as the longer text, so that nothing moves when that is shown. */
export const Pane = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: 1,
  padding: '14px 16px 18px',
  color: theme.vars.palette.text.primary,
  [open]: { backgroundColor: theme.vars.palette.light[200] },
  '& > *': { gridArea: '1/1', margin: 0, [alwaysOpen]: { gridArea: 'auto' } },
}));

export const Brief = styled('p')({
  fontWeight: 600,
  [open]: { visibility: 'hidden', [underTablet]: { display: 'none' } },
  [alwaysOpen]: shown,
});

export const Description = styled('p')({
  visibility: 'hidden',
  [underTablet]: { display: 'none' },
  [open]: shown,
  [alwaysOpen]: shown,
});
