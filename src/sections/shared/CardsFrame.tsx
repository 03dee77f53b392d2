import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { CardsBlock } from '@/content/types';
import { Box } from '@/ui/Box';
import { Note } from './Note';
import { RichText } from './RichText';
import { Folded, FoldedOnPhones } from './FoldedOnPhones';
import { Section } from './Section';
import { Lead, SectionHeading } from './SectionHeading';

type CardsFrameProps = { block: CardsBlock; heading?: ReactNode; children: ReactNode };

/** The section around any kind of cards: a heading, which a caller may replace, a notice above them and a note below. */
export const CardsFrame = ({ block, heading, children }: CardsFrameProps) => (
  <Section id={block.id} ground={block.ground} isFolded={block.isFolded}>
    {block.isFolded ? (
      <Folded>
        <FoldedOnPhones heading={block.heading} ids={[block.id]}>
          <Lead text={block.lead} />
          <Cards block={block}>{children}</Cards>
        </FoldedOnPhones>
      </Folded>
    ) : (
      <>
        {heading ?? <SectionHeading heading={block.heading} lead={block.lead} />}
        <Cards block={block}>{children}</Cards>
      </>
    )}
  </Section>
);

const Cards = ({ block, children }: CardsFrameProps) => (
  <>
    {block.notice && (
      <Notice>
        <RichText text={block.notice} />
      </Notice>
    )}
    <Box sx={{ mt: 5, '@media print': { mt: 1.5 } }}>{children}</Box>
    <Note text={block.note} sx={{ mt: 4, color: 'inherit' }} />
  </>
);

const Notice = styled('p')(({ theme: { vars } }) => ({
  margin: '24px 0 0',
  padding: '16px 20px',
  borderLeft: `6px solid ${vars.palette.light[500]}`,
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.light[100],
  '@media print': { margin: '8px 0 0', padding: '4px 12px' },
}));
