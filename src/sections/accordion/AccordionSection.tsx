import { styled } from '@mui/material/styles';
import type { AccordionBlock } from '@/content/types';
import { AccordionList } from './AccordionList';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';

/** A heading with the accordion below it, or beside it from lg. */
export const AccordionSection = ({ block }: { block: AccordionBlock }) => (
  <Section ground={block.ground}>
    <Halves>
      <div>
        <SectionHeading heading={block.heading} lead={block.lead} />
      </div>
      <AccordionList items={block.items} isExclusive={block.isExclusive} />
    </Halves>
  </Section>
);

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '4.2fr 7.8fr', gap: 72 },
}));
