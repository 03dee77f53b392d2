import { styled } from '@mui/material/styles';
import type { Stat } from '@/content/homeTypes';

/** A figure in a fanlight, with its label on a plate below. */
export const Fanlight = ({ value, label }: Stat) => (
  <Door>
    <Glass>
      <svg viewBox="0 0 300 170" aria-hidden>
        <path d="M0 170a150 160 0 0 1 300 0z" fill="currentColor" />
        <path d="M12 170a138 148 0 0 1 276 0z" data-part="glass" />
        <path
          d="M150 22v148L38 84M150 170L262 84M150 170L86 40M150 170L214 40M62 170a88 94 0 0 1 176 0"
          fill="none"
          strokeWidth="3"
          data-part="bars"
        />
      </svg>
      <strong>{value}</strong>
    </Glass>
    <Plate>{label}</Plate>
  </Door>
);

const Door = styled('li')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  textAlign: 'center',
  '@media print': { justifyItems: 'start', textAlign: 'start' },
});

const Glass = styled('div')(({ theme }) => ({
  position: 'relative',
  width: 'min(94%, 300px)',
  aspectRatio: '300/170',
  svg: { width: '100%', height: '100%', color: theme.vars.palette.wall.frame },
  '[data-part=glass]': { fill: theme.vars.palette.night[950] },
  '[data-part=bars]': { stroke: theme.vars.palette.night[700] },
  strong: {
    position: 'absolute',
    inset: 'auto 0 6%',
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: 'clamp(1.75rem, 7.5vw, 2.4rem)',
    fontWeight: 650,
    lineHeight: 1,
    letterSpacing: '-.035em',
    color: theme.vars.palette.light[500],
    [theme.breakpoints.up('sm')]: { fontSize: 'clamp(3.25rem, 6.2vw, 5.25rem)' },
  },
  // The figure without the fanlight.
  '@media print': {
    aspectRatio: 'auto',
    svg: { display: 'none' },
    strong: { position: 'static', fontSize: 'var(--h1)', color: 'inherit' },
  },
}));

const Plate = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 320,
  padding: '12px 2px',
  borderTop: `5px solid ${theme.vars.palette.wall.frame}`,
  fontWeight: 600,
  lineHeight: 1.25,
  [theme.breakpoints.up('sm')]: { padding: '14px 20px', borderTopWidth: 8, fontSize: '1.25rem' },
  '@media print': { padding: '4px 0', border: 0, fontSize: '1rem' },
}));
