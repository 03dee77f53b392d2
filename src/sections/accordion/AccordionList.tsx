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
import { TickList } from '@/sections/shared/TickList';

type AccordionListProps = { items: readonly AccordionItem[]; isExclusive?: boolean };

/** Items that expand; each has a lamp that is lit while it is open. */
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
        <Text>
          <Paragraphs texts={paragraphs} />
        </Text>
        {bullets && <TickList items={bullets} />}
      </Panel>
    </Accordion>
  );
}

// In print and without script nothing can expand, so every item is open.
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

// Indented by the width of a list's lamp, so that all text starts under the title.
const Text = styled('div')({ paddingLeft: 34 });
