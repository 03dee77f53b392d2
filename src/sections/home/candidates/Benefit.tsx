import { styled } from '@mui/material/styles';
import type { Benefit as BenefitData } from '@/content/homeTypes';
import { withoutGround } from '@/ui/print';

/** One window of the house: an icon in the upper pane, the reason in the lower one, with a line about it. */
export const Benefit = ({ benefit, isLit }: { benefit: BenefitData; isLit: boolean }) => (
  <Window data-lit={isLit}>
    <div>
      <img src={`/images/benefits.svg#${benefit.icon}`} alt="" width={60} height={60} loading="lazy" />
    </div>
    <div>
      <span>{benefit.label}</span>
      <small>{benefit.text}</small>
    </div>
  </Window>
);

const Window = styled('li')(({ theme }) => {
  const { light, mist, night, wall } = theme.vars.palette;
  const bar = `linear-gradient(${wall.frame},${wall.frame}) 50%/5px 100% no-repeat`;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: '96px minmax(88px, auto)',
    gap: 6,
    padding: 7,
    // Seen where the visitor's own colours replace the ground.
    border: '1px solid transparent',
    backgroundColor: wall.frame,
    // The longest word fits a phone of 320 px.
    fontSize: 'clamp(.9375rem, 4.4vw, 1rem)',
    fontWeight: 650,
    lineHeight: 1.24,
    textAlign: 'center',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto -9px -12px',
      height: 12,
      backgroundColor: wall.frame,
    },
    '& > div': { display: 'grid', placeItems: 'center', padding: '6px 1px', backgroundColor: mist[100] },
    '& > :first-of-type': { background: `${bar}, ${wall.mist}` },
    '& > :last-of-type': { alignContent: 'center', gap: 4 },
    '& small': { fontWeight: 400, textWrap: 'balance' },
    '&[data-lit=true] > div': { backgroundColor: light[300], color: night[900] },
    '&[data-lit=true] > :first-of-type': { backgroundColor: light[500] },
    // The window that is pointed at is lit.
    '&:hover > div': { backgroundColor: light[500], color: night[900] },
    [theme.breakpoints.up('sm')]: { gridTemplateRows: '112px minmax(92px, auto)', fontSize: 'inherit' },
    '@media print': {
      display: 'block',
      padding: 0,
      border: 0,
      textAlign: 'start',
      '&::after': { content: 'none' },
      '& > div': { justifyItems: 'start', padding: 0 },
      '&, &[data-lit=true] > div': withoutGround(theme),
      '& > :first-of-type': { display: 'none' },
    },
  };
});
