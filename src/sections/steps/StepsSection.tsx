import { styled } from '@mui/material/styles';
import type { StepsBlock } from '@/content/types';
import { evenGrid } from '@/sections/shared/evenGrid';
import { pane } from '@/ui/pane';
import { printedStep } from './steps.styles';
import { StepsFrame } from './StepsFrame';

/**
 * Steps in full rows along a thin line with a window at each, of which the first is lit; on phones the line runs down the left. It ends at
 * the last step of each row: beyond it there is nothing to lead to.
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
    // The steps of a long page stand closer together on phones.
    [theme.breakpoints.down('sm')]: {
      '&[data-variant=short]': { marginTop: 24, '& > li': { paddingBottom: 16 } },
    },
    // The last of each row (see evenGrid).
    '@media screen and (600px <= width < 900px)': { '&:not([data-count="3"]) > :nth-of-type(2n)': endOfLine },
    '@media screen and (900px <= width < 1200px)': { '&[data-count="4"] > :nth-of-type(2n)': endOfLine },
    '@media screen and (width >= 900px)': { '&[data-count="6"] > :nth-of-type(3n)': endOfLine },
    '@media print': { gap: '8px 24px', margin: '12px 0 0' },
  },
]);

const endOfLine = { borderColor: 'transparent' };

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
    ...printedStep(theme),
  };
});
