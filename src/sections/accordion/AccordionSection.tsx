import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { AccordionBlock } from '@/content/types';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';
import { AccordionList } from './AccordionList';

/** A heading with the accordion below it, or beside it where there is room. */
export function AccordionSection({ block }: { block: AccordionBlock }) {
  const [open, setOpen] = useState(() =>
    block.items.slice(0, block.opensFirst ? 1 : 0).map(({ title }) => title),
  );
  const onToggle = (title: string, isOpen: boolean) =>
    setOpen((before) => [...before.filter((each) => each !== title), ...(isOpen ? [title] : [])]);
  return (
    <Section id={block.id} ground={block.ground}>
      <Halves>
        <div>
          <SectionHeading heading={block.heading} lead={block.lead} />
        </div>
        <AccordionList items={block.items} {...{ open, onToggle }} />
      </Halves>
    </Section>
  );
}

/** The width in pixels from which a heading and what it heads fit side by side. */
export const HALVES = 1000;

/** A heading with what it heads below it, or beside it from that width. */
export const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up(HALVES)]: { gridTemplateColumns: '4.2fr 7.8fr', gap: 72 },
  '@media print': { display: 'block', '& > * + *': { marginTop: 8 } },
}));
