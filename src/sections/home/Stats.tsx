import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { home } from '@/content/pages/home';
import { Column } from '@/ui/Column';
import { PlainList } from '@/ui/PlainList';

const { stats } = home;

/** Three figures, each in the fanlight over a door, with its label on a plate below. */
export const Stats = () => (
  <Night className="on-night">
    <Column>
      <Typography variant="h3" component="h2">
        {stats.heading}
      </Typography>
      <Row>
        {stats.list.map(({ value, label }) => (
          <li key={label}>
            <div>
              <svg viewBox="0 0 300 170" aria-hidden>
                <path d="M0 170a150 160 0 0 1 300 0z" />
                <path d="M12 170a138 148 0 0 1 276 0z" />
                <path d="M150 22v148L38 84M150 170L262 84M150 170L86 40M150 170L214 40M62 170a88 94 0 0 1 176 0" />
              </svg>
              <strong>{value}</strong>
            </div>
            <span>{label}</span>
          </li>
        ))}
      </Row>
    </Column>
  </Night>
);

const Night = styled('section')(({ theme }) => ({
  paddingBlock: '48px 40px',
  textAlign: 'center',
  backgroundColor: theme.vars.palette.night[900],
  color: theme.vars.palette.common.white,
  [theme.breakpoints.up('sm')]: { paddingBlock: '80px 64px' },
}));

const Row = styled(PlainList)(({ theme: { breakpoints, typography, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 14,
  marginTop: 32,
  // The frame, the glass and the bars.
  path: { fill: vars.palette.wall.frame },
  'path + path': { fill: vars.palette.night[950] },
  'path + path + path': { fill: 'none', stroke: vars.palette.night[700], strokeWidth: 3 },
  div: { position: 'relative', width: 'min(94%, 300px)', aspectRatio: '300/170', marginInline: 'auto' },
  svg: { width: '100%', height: '100%' },
  strong: {
    position: 'absolute',
    inset: 'auto 0 6%',
    fontFamily: typography.h1.fontFamily,
    fontSize: 'clamp(1.75rem, 7.5vw, 2.4rem)',
    fontWeight: 650,
    lineHeight: 1,
    letterSpacing: '-.035em',
    color: vars.palette.light[500],
  },
  span: {
    display: 'block',
    maxWidth: 320,
    marginInline: 'auto',
    padding: '12px 2px',
    borderTop: `5px solid ${vars.palette.wall.frame}`,
    fontWeight: 600,
    lineHeight: 1.25,
  },
  [breakpoints.up('sm')]: {
    gap: 32,
    strong: { fontSize: 'clamp(3.25rem, 6.2vw, 5.25rem)' },
    span: { padding: '14px 20px', borderTopWidth: 8, fontSize: '1.25rem' },
  },
  '@media print': { div: { aspectRatio: 'auto' }, strong: { position: 'static' } },
}));
