import { styled } from '@mui/material/styles';
import type { RouteBlock } from '@/content/types';
import { printedStep } from './steps.styles';
import { StepsFrame } from './StepsFrame';

/** Steps as the stops of a bus route. */
export const RouteSection = ({ block }: { block: RouteBlock }) => (
  <StepsFrame block={block} list={Route} item={Stop} />
);

// One stop below the other; side by side where five have room.
const Route = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  margin: '40px 0 0',
  padding: '0 0 0 9px',
  listStyle: 'none',
  [theme.breakpoints.up('lg')]: { flexDirection: 'row', paddingLeft: 0, '& > *': { flex: 1 } },
  '@media print': { flexDirection: 'row', gap: 24, margin: '12px 0 0', padding: 0, '& > *': { flex: 1 } },
}));

const Stop = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: '0 0 32px 32px',
  border: `0 solid ${theme.vars.palette.brick[500]}`,
  borderLeftWidth: 6,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    left: -15,
    width: 24,
    height: 24,
    borderRadius: '50%',
    border: `6px solid ${theme.vars.palette.brick[500]}`,
    backgroundColor: theme.vars.palette.background.default,
  },
  // The line ends at the last stop.
  '&:last-child': { borderColor: 'transparent' },
  [theme.breakpoints.up('lg')]: {
    padding: '32px 28px 0 0',
    borderWidth: '6px 0 0',
    '&::before': { top: -15, left: 0 },
  },
  ...printedStep(theme),
}));
