import type { ReactNode } from 'react';
import type { CardsBlock } from '@/content/types';
import { Box } from '@/ui/Box';
import { Note } from './RichText';
import { Headed, Section } from './Section';

type CardsFrameProps = { block: CardsBlock; children: ReactNode };

/** The section around any kind of cards: a heading, and a note below them. */
export const CardsFrame = ({ block, children }: CardsFrameProps) => (
  <Section id={block.id} ground={block.ground} isFolded={block.isFolded}>
    <Headed {...block}>
      <Box sx={{ mt: 5 }}>{children}</Box>
      <Note text={block.note} sx={{ mt: 4, color: 'inherit' }} />
    </Headed>
  </Section>
);
