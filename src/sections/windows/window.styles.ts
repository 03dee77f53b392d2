import { styled, type Theme } from '@mui/material/styles';
import { PlainButton } from '@/ui/button/PlainButton';

const fromTablet = '@media (min-width: 700px)';

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
  aspectRatio: '16/13',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.night[800],
  img: { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 92%' },
}));

/** A blind with the light on behind it, at night too. */
const slats = ({ light, wall }: Theme['vars']['palette']) =>
  `repeating-linear-gradient(${light[300]} 0 20px, ${wall.facade} 20px 23px)`;

/** When down, it covers the whole scene: half a scene would show people without heads. */
export const Blind = styled('span')(({ theme: { vars } }) => ({
  position: 'absolute',
  inset: 0,
  background: slats(vars.palette),
  borderBottom: `8px solid ${vars.palette.wall.facade}`,
  transition: 'transform 360ms cubic-bezier(.2,.7,.2,1)',
  '[data-open=true] &, li:focus-within &': { transform: 'translateY(-88%)' },
  '@media print, (scripting: none)': { display: 'none' },
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

/**
 * Below the caption. From tablet width its space is reserved, so that nothing moves when it opens; until then the blind of
 * the lower sash is down too.
 */
export const Description = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: '0fr',
  flex: 1,
  color: theme.vars.palette.text.primary,
  background: slats(theme.vars.palette),
  transition: 'grid-template-rows 360ms cubic-bezier(.2,.7,.2,1)',
  '& > span': { overflow: 'hidden', paddingInline: 16, opacity: 0, visibility: 'hidden' },
  '[data-open=true] &, li:focus-within &': {
    gridTemplateRows: '1fr',
    background: theme.vars.palette.light[200],
    '& > span': { paddingBlock: '14px 18px', opacity: 1, visibility: 'visible' },
  },
  [fromTablet]: { gridTemplateRows: '1fr', '& > span': { paddingBlock: '14px 18px' } },
  '@media print, (scripting: none)': {
    gridTemplateRows: '1fr',
    '& > span': { paddingBlock: '14px 18px', opacity: 1, visibility: 'visible' },
  },
}));
