import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AccordionBlock, AccordionItem, QuestionsBlock } from '@/content/types';
import { Bullets, Paragraphs } from '@/sections/shared/RichText';
import { Section, SectionHeading } from '@/sections/shared/Section';
import { DataTable } from '@/sections/table/DataTable';
import { Expandable } from '@/ui/Expandable';

/** A heading with the accordion below it, or beside it where there is room. */
export function AccordionSection({ block }: { block: AccordionBlock }) {
  const [open, setOpen] = useState(() => titlesOf(block.opensFirst ? block.items.slice(0, 1) : []));
  const onToggle = (title: string, isOpen: boolean) =>
    setOpen((before) => [...before.filter((each) => each !== title), ...(isOpen ? [title] : [])]);
  return (
    <Section id={block.id} ground={block.ground}>
      <Group {...block} open={open} onToggle={onToggle} />
    </Section>
  );
}

/** Groups of questions. One is open at a time, at first the very first. */
export function QuestionsSection({ block: { groups } }: { block: QuestionsBlock }) {
  const [open, setOpen] = useState(() => titlesOf(groups[0]?.items.slice(0, 1) ?? []));
  const onToggle = (title: string, isOpen: boolean) => setOpen(isOpen ? [title] : []);
  return (
    <Section>
      {groups.map((group) => (
        <Group key={group.heading} {...group} open={open} onToggle={onToggle} />
      ))}
    </Section>
  );
}

const titlesOf = (items: readonly AccordionItem[]) => items.map(({ title }) => title);

type GroupProps = Pick<AccordionBlock, 'heading' | 'lead' | 'items'> & {
  /** The titles of the open items. */
  open: readonly string[];
  onToggle: (title: string, isOpen: boolean) => void;
};

/** A heading, in view beside the items that expand. */
const Group = ({ heading, lead, items, open, onToggle }: GroupProps) => (
  <Halves>
    <div>
      <SectionHeading heading={heading} lead={lead} />
    </div>
    <List>
      {items.map(({ title, paragraphs, table, bulletsLead, bullets }) => (
        <Expandable
          key={title}
          isOpen={open.includes(title)}
          onToggle={(next) => onToggle(title, next)}
          heading={
            <Typography variant="h4" component="span">
              {title}
            </Typography>
          }
        >
          <Panel>
            <div>
              <Paragraphs texts={paragraphs} />
            </div>
            {table && <DataTable label={title} isNumeric {...table} />}
            {bulletsLead && <Paragraphs texts={[bulletsLead]} />}
            {bullets && <Bullets items={bullets} />}
          </Panel>
        </Expandable>
      ))}
    </List>
  </Halves>
);

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  '& > *': { minWidth: 0 },
  '& + &': { marginTop: 56 },
  [theme.breakpoints.up(1000)]: {
    gridTemplateColumns: '4.2fr 7.8fr',
    gap: 72,
    '& > :first-of-type': { position: 'sticky', top: 24, alignSelf: 'start' },
  },
}));

const List = styled('div')(({ theme }) => ({
  '& h3 > button': { gap: 20, minHeight: 72, padding: '12px 14px' },
  // Open, it has an amber edge.
  '& h3 > button[aria-expanded=true]': {
    background: `linear-gradient(${theme.vars.palette.light[500]} 0 0) 0/4px 100% no-repeat ${theme.vars.palette.light[100]}`,
  },
  [theme.breakpoints.up('sm')]: { '& h3 > button': { minHeight: 84, padding: '12px 16px' } },
}));

const Panel = styled('div')({ display: 'grid', gap: 16, maxWidth: '48em', padding: '14px 14px 28px' });
