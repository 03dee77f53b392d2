import { styled } from '@mui/material/styles';
import type { Benefit as BenefitData } from '@/content/homeTypes';

/** One window of the house: an icon in the upper pane, the reason in the lower one. */
export const Benefit = ({ benefit, isLit }: { benefit: BenefitData; isLit: boolean }) => (
  <Window data-lit={isLit}>
    <Upper>
      <img src={`/images/benefits.svg#${benefit.icon}`} alt="" width={60} height={60} loading="lazy" />
    </Upper>
    <Lower>{benefit.label}</Lower>
  </Window>
);

const Upper = styled('div')({ display: 'grid', placeItems: 'center' });

const Lower = styled('div')({
  display: 'grid',
  placeItems: 'center',
  padding: '6px 4px',
  fontWeight: 650,
  lineHeight: 1.24,
  textAlign: 'center',
});

const Window = styled('li')(({ theme }) => {
  const { light, mist, wall } = theme.vars.palette;
  const bar = `linear-gradient(${wall.frame},${wall.frame}) 50%/5px 100% no-repeat`;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: '96px minmax(88px, auto)',
    gap: 6,
    padding: 8,
    backgroundColor: wall.frame,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto -9px -12px',
      height: 12,
      backgroundColor: wall.frame,
    },
    '& > :first-of-type': { background: `${bar}, ${wall.mist}` },
    '& > :last-of-type': { backgroundColor: mist[100] },
    '&[data-lit=true] > :first-of-type, &:hover > :first-of-type': { backgroundColor: light[500] },
    '&[data-lit=true] > :last-of-type, &:hover > :last-of-type': { backgroundColor: light[200] },
    [theme.breakpoints.up('sm')]: { gridTemplateRows: '112px minmax(92px, auto)' },
  };
});
