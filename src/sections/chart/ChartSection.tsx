import Typography from '@mui/material/Typography';
import type { ChartBlock } from '@/content/types';
import { Box } from '@/ui/Box';
import { BarChart } from './BarChart';
import { RichText } from '@/sections/shared/RichText';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';

/** Bars under a heading. */
export const ChartSection = ({ block }: { block: ChartBlock }) => (
  <Section ground={block.ground}>
    <SectionHeading heading={block.heading} lead={block.lead} />
    <Box sx={{ mt: 4 }}>
      <BarChart block={block} />
    </Box>
    {block.note && (
      <Typography sx={{ mt: 2, maxWidth: '42em', color: 'var(--quiet)' }}>
        <RichText text={block.note} />
      </Typography>
    )}
  </Section>
);
