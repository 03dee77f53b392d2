import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { AccordionItem } from '@/content/types';
import { Icon } from '@/ui/Icon';
import { Lamp } from '@/sections/shared/Lamp';
import { Paragraphs } from '@/sections/shared/Paragraphs';
import { Ticks } from '@/sections/shared/Ticks';

type AccordionListProps = { items: readonly AccordionItem[]; isExclusive?: boolean };

/** Items that expand; a lamp is lit while its item is open. */
export function AccordionList({ items, isExclusive = false }: AccordionListProps) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const onToggle = (title: string, isOpen: boolean) =>
    setOpen((before) => {
      const others = isExclusive ? [] : before.filter((each) => each !== title);
      return isOpen ? [...others, title] : others;
    });
  return (
    <List>
      {items.map((item) => (
        <Item
          key={item.title}
          item={item}
          isOpen={open.includes(item.title)}
          onToggle={(isOpen) => onToggle(item.title, isOpen)}
        />
      ))}
    </List>
  );
}

type ItemProps = { item: AccordionItem; isOpen: boolean; onToggle: (isOpen: boolean) => void };

function Item({ item: { title, paragraphs, bullets }, isOpen, onToggle }: ItemProps) {
  const id = useId();
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_, next) => onToggle(next)}
      slotProps={{ heading: { component: 'h3' } }}
    >
      <AccordionSummary
        id={`${id}-title`}
        aria-controls={`${id}-panel`}
        expandIcon={<Icon icon={ChevronDown} />}
      >
        <Lamp isLit={isOpen} />
        <Typography variant="h4" component="span">
          {title}
        </Typography>
      </AccordionSummary>
      <Panel>
        <Words>
          <Paragraphs texts={paragraphs} />
        </Words>
        {bullets && <Ticks items={bullets} />}
      </Panel>
    </Accordion>
  );
}

// On paper and without script nothing expands, so every item is open there.
const List = styled('div')({
  '& .MuiAccordion-root': { backgroundColor: 'transparent', color: 'inherit' },
  '& .MuiAccordionSummary-expandIconWrapper': { flex: 'none', marginLeft: 8 },
  '@media print, (scripting: none)': { '& .MuiCollapse-root': { height: 'auto', visibility: 'visible' } },
});

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  maxWidth: '48em',
  padding: '0 0 24px',
  [theme.breakpoints.up('sm')]: { padding: '0 8px 32px 14px' },
}));

// As wide as the lamp of a list's item, so that all texts start under the title.
const Words = styled('div')({ paddingLeft: 34 });
