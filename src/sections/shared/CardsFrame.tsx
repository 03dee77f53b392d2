import type { ReactNode } from 'react';
import type { CardsBlock } from '@/content/types';
import { Box } from '@/ui/Box';
import { Note } from './Note';
import { Section } from './Section';
import { SectionHeading } from './SectionHeading';

type CardsFrameProps = { block: CardsBlock; heading?: ReactNode; children: ReactNode };

/** The section around any kind of cards: a heading, which a caller may replace, and a note below. */
export const CardsFrame = ({ block, heading, children }: CardsFrameProps) => (
  <Section id={block.id} ground={block.ground}>
    {heading ?? <SectionHeading heading={block.heading} lead={block.lead} />}
    <Box sx={{ mt: 5 }}>{children}</Box>
    <Note text={block.note} sx={{ mt: 4, color: 'inherit' }} />
  </Section>
);
