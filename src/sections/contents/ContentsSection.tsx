import { styled } from '@mui/material/styles';
import type { ContentsBlock } from '@/content/types';
import { ContentsLinks } from '@/sections/shared/ContentsLinks';
import { Column } from '@/ui/Column';
import { printHidden } from '@/ui/print';

/** Links to the sections of a long page, two beside each other until there is room for a row. */
export const ContentsSection = ({ block }: { block: ContentsBlock }) => (
  <Band aria-label={block.label}>
    <Column>
      <ContentsLinks {...block} />
    </Column>
  </Band>
);

const Band = styled('nav')(({ theme }) => ({
  paddingBlock: 28,
  backgroundColor: theme.vars.palette.mist[50],
  ul: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: 20,
    [theme.breakpoints.up('md')]: { display: 'flex', flexWrap: 'wrap', columnGap: 20 },
  },
  ...printHidden,
}));
