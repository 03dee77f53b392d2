import type { ChartBlock } from '@/content/types';
import { Box } from '@/ui/Box';
import { BarChart } from './BarChart';
import { Note } from '@/sections/shared/Note';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';

/** A bar chart under a heading. */
export const ChartSection = ({ block }: { block: ChartBlock }) => (
  <Section ground={block.ground}>
    <SectionHeading heading={block.heading} lead={block.lead} />
    <Box sx={{ mt: 4 }}>
      <BarChart block={block} />
    </Box>
    <Note text={block.note} />
  </Section>
);
