import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { home } from '@/content/pages/home';
import { Column } from '@/ui/Column';
import { Fanlight } from './Fanlight';
import { PlainList } from '@/ui/PlainList';
import { withoutGround } from '@/ui/print';

const { stats } = home;

/** Three figures, each in the fanlight over a door. */
export const Stats = () => (
  <Night className="on-night">
    <Column>
      <Typography
        variant="h3"
        component="h2"
        sx={{ mb: 4, textAlign: 'center', '@media print': { mb: 1, textAlign: 'start' } }}
      >
        {stats.heading}
      </Typography>
      <Row>
        {stats.list.map((stat) => (
          <Fanlight key={stat.label} {...stat} />
        ))}
      </Row>
    </Column>
  </Night>
);

const Night = styled('section')(({ theme }) => ({
  paddingBlock: '48px 40px',
  backgroundColor: theme.vars.palette.night[900],
  color: theme.vars.palette.common.white,
  [theme.breakpoints.up('sm')]: { paddingBlock: '80px 64px' },
  '@media print': { ...withoutGround(theme), paddingBlock: 20 },
}));

const Row = styled(PlainList)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 14,
  [theme.breakpoints.up('sm')]: { gap: 32 },
}));
