import Typography from '@mui/material/Typography';
import type { FactsBlock } from '@/content/types';
import { Box } from '@/ui/Box';
import { FactRows } from '@/sections/shared/FactRows';
import { Figures } from './Figures';
import { Paragraphs } from '@/sections/shared/Paragraphs';
import { Note } from '@/sections/shared/Note';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';
import { Split } from '@/sections/shared/Split';

/** Terms and their values under a heading and an introduction, or beside these under a heading of their own. */
export const FactsSection = ({ block }: { block: FactsBlock }) => (
  <Section ground={block.ground}>
    {block.caption ? (
      <Split>
        <Introduction block={block} />
        <div>
          <Typography variant="h3" sx={{ mb: 1.5 }}>
            {block.caption}
          </Typography>
          <FactRows label={block.caption} facts={block.facts} />
        </div>
      </Split>
    ) : (
      <>
        <Introduction block={block} />
        <Box sx={{ mt: 4, '@media print': { mt: 1 } }}>
          {block.variant === 'figures' ? (
            <Figures facts={block.facts} />
          ) : (
            <FactRows label={block.heading} facts={block.facts} variant={block.variant} />
          )}
        </Box>
      </>
    )}
    <Note text={block.note} sx={{ mt: 3 }} />
  </Section>
);

const Introduction = ({ block: { heading, lead, paragraphs } }: { block: FactsBlock }) => (
  <div>
    <SectionHeading heading={heading} lead={lead} />
    {paragraphs && (
      <Box sx={{ mt: 3 }}>
        <Paragraphs texts={paragraphs} />
      </Box>
    )}
  </div>
);
