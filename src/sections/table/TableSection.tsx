import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { TableBlock } from '@/content/types';
import { Box } from '@/ui/Box';
import { FramedImage } from '@/ui/FramedImage';
import { DataTable } from './DataTable';
import { FactRows } from '@/sections/shared/FactRows';
import { Note } from '@/sections/shared/Note';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';
import { Split } from '@/sections/shared/Split';
import { StackedTable } from '@/sections/shared/StackedTable';

/** A table under its heading, with a picture beside the heading or details beside the table. */
export const TableSection = ({ block }: { block: TableBlock }) => (
  <Section ground={block.ground}>
    {block.picture ? (
      <Split data-picture>
        <div>
          <SectionHeading heading={block.heading} lead={block.lead} />
        </div>
        <FramedImage {...block.picture} />
      </Split>
    ) : (
      <SectionHeading heading={block.heading} lead={block.lead} />
    )}
    {block.beside ? (
      <Pair>
        <SheetOf block={block} />
        <Note text={block.note} />
        <div>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {block.beside.heading}
          </Typography>
          <FactRows label={block.beside.heading} facts={block.beside.facts} />
        </div>
      </Pair>
    ) : (
      <Box sx={{ mt: 4, '--indent': '16px', '@media print': { mt: 1 } }}>
        <SheetOf block={block} />
        <Note text={block.note} />
      </Box>
    )}
  </Section>
);

const SheetOf = ({ block }: { block: TableBlock }) =>
  block.variant === 'stacked' || block.variant === 'brief' ? (
    <StackedTable label={block.caption} table={block} variant={block.variant} />
  ) : (
    <DataTable block={block} />
  );

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  marginTop: 32,
  '& > *': { minWidth: 0 },
  '& > div': { marginTop: 40 },
  // The note stands below both.
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '3fr 2fr',
    columnGap: 72,
    '& > div': { gridArea: '1 / 2', marginTop: 0 },
    '& > p': { gridColumn: '1 / -1' },
  },
  '@media print': { display: 'block', marginTop: 8, '& > div': { marginTop: 20 } },
}));
