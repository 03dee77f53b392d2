import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FactsBlock } from '@/content/types';
import { FactRows } from './FactRows';
import { Figures } from './Figures';
import { RichText } from './RichText';
import { Section } from './Section';
import { SectionHeading } from './SectionHeading';

/** Terms and their values under a heading. */
export const FactsSection = ({ block }: { block: FactsBlock }) => (
  <Section ground={block.ground}>
    <SectionHeading heading={block.heading} lead={block.lead} />
    <Box sx={{ mt: 4 }}>
      {block.look === 'figures' ? (
        <Figures facts={block.facts} />
      ) : (
        <FactRows label={block.heading} facts={block.facts} />
      )}
    </Box>
    {block.note && (
      <Typography sx={{ mt: 3, maxWidth: '42em', color: 'var(--quiet)' }}>
        <RichText text={block.note} />
      </Typography>
    )}
  </Section>
);
