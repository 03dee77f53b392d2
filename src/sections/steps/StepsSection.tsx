import { styled } from '@mui/material/styles';
import type { StepsBlock } from '@/content/types';
import { evenGrid } from '@/sections/shared/evenGrid';
import { pane } from '@/ui/pane';
import { StepsFrame } from './StepsFrame';

/**
 * Steps in full rows along a thin line with a window at each, of which the first is lit; on phones the line runs down the left. That it
 * ends at the last step of each row is said in public/late.css.
 */
export const StepsSection = ({ block }: { block: StepsBlock }) => (
  <StepsFrame block={block} list={Line} item={Step} />
);

const Line = styled('ol')(({ theme }) => [
  evenGrid(theme),
  {
    margin: '40px 0 0',
    padding: 0,
    listStyle: 'none',
    [theme.breakpoints.up('sm')]: { rowGap: 40 },
    // The titles of a row share its height, so that the texts below them start at one level.
    [theme.breakpoints.up('md')]: {
      rowGap: 0,
      marginBottom: -40,
      '& > *': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
    },
  },
]);

const Step = styled('li')(({ theme }) => {
  const { slate, background } = theme.vars.palette;
  return {
    position: 'relative',
    padding: '0 0 32px 32px',
    marginLeft: 9,
    border: `0 solid ${slate[500]}`,
    borderLeftWidth: 2,
    '&::before': { ...pane(theme), content: '""', position: 'absolute', top: 0, left: -11 },
    '& + &::before': { backgroundColor: background.paper },
    '&:last-child': { borderColor: 'transparent' },
    [theme.breakpoints.down('sm')]: { '&:last-child': { paddingBottom: 0 } },
    [theme.breakpoints.up('sm')]: {
      // Room beside the words and not between the steps: the line goes on.
      padding: '28px 28px 0 0',
      marginLeft: 0,
      borderWidth: '2px 0 0',
      '&::before': { top: -13, left: 0 },
    },
    [theme.breakpoints.up('md')]: { paddingBottom: 40 },
  };
});
