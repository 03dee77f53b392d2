import type { ReactNode } from 'react';
import type { CardsBlock } from '@/content/types';
import { Box } from '@/ui/Box';
import { FoldedOnPhones } from './FoldedOnPhones';
import { Note } from './RichText';
import { Lead, Section, SectionHeading } from './Section';

type CardsFrameProps = { block: CardsBlock; children: ReactNode };

/** The section around any kind of cards: a heading, and a note below them. */
export function CardsFrame({
  block: { id, ground, heading, lead, note, isFolded },
  children,
}: CardsFrameProps) {
  const cards = (
    <>
      <Box sx={{ mt: 5 }}>{children}</Box>
      <Note text={note} sx={{ mt: 4, color: 'inherit' }} />
    </>
  );
  return (
    <Section id={id} ground={ground} isFolded={isFolded}>
      {isFolded ? (
        <FoldedOnPhones heading={heading} ids={[id]}>
          <Lead text={lead} />
          {cards}
        </FoldedOnPhones>
      ) : (
        <>
          <SectionHeading heading={heading} lead={lead} />
          {cards}
        </>
      )}
    </Section>
  );
}
