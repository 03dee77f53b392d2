import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { home } from '@/content/pages/home';
import { FoldedOnPhones } from '@/sections/shared/FoldedOnPhones';
import { ActionButton } from '@/sections/shared/ActionButton';
import { Column } from '@/ui/Column';
import { PlainList } from '@/ui/PlainList';

const { candidates } = home;

/** Nine reasons to work here as the windows of a house, beside a call to action. Each has an icon in its upper pane. */
export const Candidates = () => (
  <Ground>
    <Column>
      <FoldedOnPhones heading={candidates.heading} ids={[]}>
        <Halves>
          <div>
            <Typography variant="lead" component="p" sx={{ mb: 2.5 }}>
              {candidates.lead}
            </Typography>
            <ActionButton action={candidates.action} />
          </div>
          <Passer {...candidates.passer} loading="lazy" />
          <House>
            <img src="/images/roofline.svg" alt="" width={840} height={92} loading="lazy" />
            <Facade>
              {candidates.benefits.map(({ icon, label, text }) => (
                <li key={label}>
                  <div>
                    <img src={`/images/benefits.svg#${icon}`} alt="" width={60} height={60} loading="lazy" />
                  </div>
                  <div>
                    <span>{label}</span>
                    <small>{text}</small>
                  </div>
                </li>
              ))}
            </Facade>
            <img src="/images/stoop.svg" alt="" width={720} height={328} loading="lazy" />
          </House>
        </Halves>
      </FoldedOnPhones>
    </Column>
  </Ground>
);

const Ground = styled('section')(({ theme }) => ({
  paddingTop: 'var(--band)',
  backgroundColor: theme.vars.palette.wall.mist,
  borderBottom: `10px solid ${theme.vars.palette.wall.kerb}`,
  overflow: 'hidden',
  [theme.breakpoints.down('sm')]: { paddingTop: 8 },
}));

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  marginTop: 20,
  '& > *': { minWidth: 0 },
  // The house stands on the pavement.
  [theme.breakpoints.down('sm')]: { marginBottom: -32 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1.9fr',
    gap: '0 5%',
    '& > div:last-of-type': { gridArea: '1 / 2 / 3 / 3' },
  },
}));

/** Someone under a linden on the pavement, where there is room. */
const Passer = styled('img')(({ theme }) => ({
  width: '100%',
  height: 'auto',
  alignSelf: 'end',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** The roof is wider than the front. The SVG of the ground floor adapts to the width: a door between two lit windows. */
const House = styled('div')(({ theme: { breakpoints, vars } }) => ({
  '& > img': {
    width: 'calc(100% + 24px)',
    maxWidth: 'none',
    height: 'auto',
    marginLeft: -12,
    // The front goes on between the blocks of the cornice.
    background: `linear-gradient(${vars.palette.wall.facade} 0 0) 50% 100%/calc(100% - 24px) 14% no-repeat`,
  },
  '& > img:last-of-type': {
    width: '100%',
    height: 262,
    marginLeft: 0,
    borderTop: `8px solid ${vars.palette.wall.frame}`,
    backgroundColor: vars.palette.wall.stucco,
    [breakpoints.up('sm')]: { height: 328 },
  },
}));

/** Windows in rows of two, the ninth full width; in rows of three from sm. On paper a short list. */
const Facade = styled(PlainList)(({ theme: { breakpoints, vars } }) => {
  const { light, mist, night, wall } = vars.palette;
  const bar = `linear-gradient(${wall.frame},${wall.frame}) 50%/5px 100% no-repeat`;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '38px 12px',
    padding: '28px 7px 44px',
    backgroundColor: wall.facade,
    '& > :last-of-type': { gridColumn: '1 / -1' },
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateRows: '96px minmax(88px, auto)',
      gap: 6,
      padding: 5,
      // Seen where the visitor's own colours replace the ground.
      border: '1px solid transparent',
      backgroundColor: wall.frame,
      // The longest word fits a phone of 320 px.
      fontSize: 'clamp(.9375rem, 3.9vw, 1rem)',
      fontWeight: 650,
      lineHeight: 1.24,
      textAlign: 'center',
    },
    '& > li::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto -5px -12px',
      height: 12,
      backgroundColor: wall.frame,
    },
    '& > li > div': { display: 'grid', placeItems: 'center', padding: '6px 1px', backgroundColor: mist[100] },
    '& > li > :first-of-type': { background: `${bar}, ${wall.mist}` },
    '& > li > :last-of-type': { alignContent: 'center', gap: 4 },
    small: { fontWeight: 400, textWrap: 'balance' },
    // Every fourth is lit, and the one that is pointed at.
    '& > :nth-of-type(4n + 1) > div': { backgroundColor: light[300], color: night[900] },
    '& > :nth-of-type(4n + 1) > :first-of-type': { backgroundColor: light[500] },
    '& > li:hover > div': { backgroundColor: light[500], color: night[900] },
    [breakpoints.up('sm')]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: '44px 40px',
      padding: '44px 44px 48px',
      '& > :last-of-type': { gridColumn: 'auto' },
      '& > li': { gridTemplateRows: '112px minmax(92px, auto)', padding: 7, fontSize: 'inherit' },
      '& > li::after': { insetInline: -9 },
    },
    [breakpoints.up('md')]: { gap: '36px 5%', padding: '36px 5% 44px' },
    '@media print': { '& > li': { display: 'block' } },
  };
});
