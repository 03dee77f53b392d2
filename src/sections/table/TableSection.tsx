import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { TableBlock } from '@/content/types';
import { Box } from '@/ui/Box';
import { Sash } from '@/ui/Sash';
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
      <Split data-centred data-wide={block.picture.width > block.picture.height}>
        <div>
          <SectionHeading heading={block.heading} lead={block.lead} />
        </div>
        <Sash {...block.picture} />
      </Split>
    ) : (
      <SectionHeading heading={block.heading} lead={block.lead} />
    )}
    {block.beside ? (
      <Pair>
        <Sheet block={block} />
        <div>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {block.beside.heading}
          </Typography>
          <FactRows label={block.beside.heading} facts={block.beside.facts} />
        </div>
      </Pair>
    ) : (
      <Box sx={{ mt: 4, maxWidth: block.isNumeric ? 760 : 'none' }}>
        <Sheet block={block} />
      </Box>
    )}
  </Section>
);

const Sheet = ({ block }: { block: TableBlock }) => (
  <div>
    {block.look === 'stacked' ? (
      <StackedTable label={block.caption} table={block} />
    ) : (
      <DataTable block={block} />
    )}
    <Note text={block.note} />
  </div>
);

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 48,
  marginTop: 32,
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr', gap: 72 },
}));
