import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { home } from '@/content/pages/home';
import { ActionButton } from '@/sections/shared/ActionButton';
import { Column } from '@/ui/Column';
import { Benefit } from './Benefit';
import { Facade, House } from './house.styles';
import { printHidden } from '@/ui/print';

const { candidates } = home;

/** Nine reasons to work here as the windows of a house, beside a call to action. */
export const Candidates = () => (
  <Ground>
    <Halves>
      <Invitation>
        <Typography variant="h2">{candidates.heading}</Typography>
        <Typography variant="lead" component="p" sx={{ my: 2.5 }}>
          {candidates.lead}
        </Typography>
        <ActionButton action={candidates.action} />
      </Invitation>
      <Passer {...candidates.passer} loading="lazy" />
      <House>
        <img src="/images/roofline.svg" alt="" width={840} height={92} loading="lazy" />
        <Facade>
          {candidates.benefits.map((benefit, index) => (
            <Benefit key={benefit.label} benefit={benefit} isLit={index % 4 === 0} />
          ))}
        </Facade>
        <img src="/images/stoop.svg" alt="" width={720} height={328} loading="lazy" />
      </House>
    </Halves>
  </Ground>
);

const Ground = styled('section')(({ theme }) => ({
  paddingTop: 'var(--band)',
  backgroundColor: theme.vars.palette.wall.mist,
  borderBottom: `10px solid ${theme.vars.palette.wall.kerb}`,
  // Not `hidden`, which would stop the sticky text from sticking.
  overflow: 'clip',
  '@media print': { border: 0 },
}));

const Halves = styled(Column)(({ theme }) => ({
  display: 'grid',
  gap: 40,
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1.9fr',
    gap: '0 5%',
    '& > div:last-of-type': { gridArea: '1 / 2 / 3 / 3' },
  },
  '@media print': { display: 'block' },
}));

const Invitation = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 56, alignSelf: 'start', paddingTop: 56 },
  '@media print': { position: 'static', paddingTop: 0 },
}));

/** Someone under a linden on the pavement, where there is room. */
const Passer = styled('img')(({ theme }) => ({
  width: '100%',
  height: 'auto',
  alignSelf: 'end',
  [theme.breakpoints.down('md')]: { display: 'none' },
  ...printHidden,
}));
