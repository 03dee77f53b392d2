import { useState } from 'react';
import type { AccordionBlock } from '@/content/types';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';
import { AccordionList } from './AccordionList';
import { Halves } from './Halves';

/** A heading with the accordion below it, or beside it where there is room. */
export function AccordionSection({ block }: { block: AccordionBlock }) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const onToggle = (title: string, isOpen: boolean) =>
    setOpen((before) => [...before.filter((each) => each !== title), ...(isOpen ? [title] : [])]);
  return (
    <Section ground={block.ground}>
      <Halves>
        <div>
          <SectionHeading heading={block.heading} lead={block.lead} />
        </div>
        <AccordionList items={block.items} {...{ open, onToggle }} />
      </Halves>
    </Section>
  );
}
