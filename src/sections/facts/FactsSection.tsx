import Typography from '@mui/material/Typography';
import type { FactsBlock } from '@/content/types';
import { Box } from '@/ui/Box';
import { FactRows } from '@/sections/shared/FactRows';
import { Figures } from './Figures';
import { Paragraphs } from '@/sections/shared/Paragraphs';
import { Note } from '@/sections/shared/Note';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';

/** Terms and their values under a heading and an introduction. */
export const FactsSection = ({ block }: { block: FactsBlock }) => (
  <Section ground={block.ground}>
    <SectionHeading heading={block.heading} lead={block.lead} />
    {block.paragraphs && (
      <Box sx={{ mt: 3 }}>
        <Paragraphs texts={block.paragraphs} />
      </Box>
    )}
    {block.caption && (
      <Typography variant="h3" sx={{ mt: 5 }}>
        {block.caption}
      </Typography>
    )}
    <Box sx={{ mt: block.caption ? 1.5 : 4 }}>
      {block.look === 'figures' ? (
        <Figures facts={block.facts} />
      ) : (
        <FactRows label={block.caption ?? block.heading} facts={block.facts} />
      )}
    </Box>
    <Note text={block.note} sx={{ mt: 3 }} />
  </Section>
);
