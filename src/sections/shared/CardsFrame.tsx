import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CardsBlock } from '@/content/types';
import { Box } from '@/ui/Box';
import { RichText } from './RichText';
import { Section } from './Section';
import { SectionHeading } from './SectionHeading';

type CardsFrameProps = { block: CardsBlock; heading?: ReactNode; children: ReactNode };

/** The band around cards with its heading, which a look of its own may replace, and the note below them. */
export const CardsFrame = ({ block, heading, children }: CardsFrameProps) => (
  <Section ground={block.ground}>
    {heading ?? <SectionHeading heading={block.heading} lead={block.lead} />}
    <Box sx={{ mt: 5 }}>{children}</Box>
    {block.note && (
      <Typography sx={{ mt: 4, maxWidth: '42em' }}>
        <RichText text={block.note} />
      </Typography>
    )}
  </Section>
);
