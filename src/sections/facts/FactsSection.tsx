import Typography from '@mui/material/Typography';
import type { FactsBlock } from '@/content/types';
import { Box } from '@/ui/Box';
import { FactRows } from '@/sections/shared/FactRows';
import { Figures } from './Figures';
import { Paragraphs } from '@/sections/shared/Paragraphs';
import { RichText } from '@/sections/shared/RichText';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';

/** Terms and their values under a heading, after what is to be read first. */
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
    {block.note && (
      <Typography sx={{ mt: 3, maxWidth: '42em', color: 'var(--quiet)' }}>
        <RichText text={block.note} />
      </Typography>
    )}
  </Section>
);
