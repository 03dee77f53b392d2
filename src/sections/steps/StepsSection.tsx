import { styled } from '@mui/material/styles';
import type { StepsBlock } from '@/content/types';
import { evenGrid } from '@/sections/shared/evenGrid';
import { StepsFrame } from './StepsFrame';

/** Steps in full rows, each under an amber line. */
export const StepsSection = ({ block }: { block: StepsBlock }) => (
  <StepsFrame block={block} list={Line} item={Step} />
);

const Line = styled('ol')(({ theme }) => [
  evenGrid(theme),
  {
    gap: '40px 28px',
    margin: '40px 0 0',
    padding: 0,
    listStyle: 'none',
    // The titles of a row share its height, so that the texts below them start at one level.
    [theme.breakpoints.up('md')]: {
      rowGap: 0,
      marginBottom: -40,
      '& > *': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', paddingBottom: 40 },
    },
  },
]);

const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  paddingTop: 24,
  borderTop: `4px solid ${theme.vars.palette.light[500]}`,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: -14,
    left: 0,
    width: 20,
    height: 24,
    borderRadius: 2,
    border: `2px solid ${theme.vars.palette.slate[500]}`,
    backgroundColor: theme.vars.palette.light[500],
  },
}));
