import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { QuestionsBlock } from '@/content/types';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';
import { AccordionList } from './AccordionList';
import { Halves, HALVES } from './AccordionSection';

/** Groups of questions, each with its heading in view beside it. One is open at a time, at first the very first. */
export function QuestionsSection({ block: { groups } }: { block: QuestionsBlock }) {
  const [open, setOpen] = useState(() =>
    groups.flatMap(({ items }) => items.map(({ title }) => title)).slice(0, 1),
  );
  const onToggle = (title: string, isOpen: boolean) => setOpen(isOpen ? [title] : []);
  return (
    <Section>
      {groups.map(({ heading, lead, items }) => (
        <Group key={heading}>
          <div>
            <SectionHeading heading={heading} lead={lead} />
          </div>
          <AccordionList items={items} {...{ open, onToggle }} />
        </Group>
      ))}
    </Section>
  );
}

const Group = styled(Halves)(({ theme }) => ({
  '& + &': { marginTop: 56 },
  [theme.breakpoints.up(HALVES)]: {
    '& > :first-of-type': { position: 'sticky', top: 24, alignSelf: 'start' },
  },
  // On paper the headings are enough: all questions keep to two sheets.
  '@media print': { zoom: 0.88, '& + &': { marginTop: 12 }, '& > :first-of-type > p': { display: 'none' } },
}));
