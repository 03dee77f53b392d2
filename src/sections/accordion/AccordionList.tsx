import Accordion from '@mui/material/Accordion';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { AccordionItem } from '@/content/types';
import { ExpandButton } from '@/ui/button/ExpandButton';
import { Lamp } from '@/ui/Lamp';
import { Paragraphs } from '@/sections/shared/Paragraphs';
import { TickList } from '@/sections/shared/TickList';

type AccordionListProps = {
  items: readonly AccordionItem[];
  /** The titles of the open items. */
  open: readonly string[];
  onToggle: (title: string, isOpen: boolean) => void;
};

/** Items that expand; each has a lamp that is lit while it is open. */
export const AccordionList = ({ items, open, onToggle }: AccordionListProps) => (
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

type ItemProps = { item: AccordionItem; isOpen: boolean; onToggle: (isOpen: boolean) => void };

function Item({ item: { title, paragraphs, bullets }, isOpen, onToggle }: ItemProps) {
  const id = useId();
  return (
    <Accordion expanded={isOpen}>
      <ExpandButton id={`${id}-title`} aria-controls={`${id}-panel`} isOpen={isOpen} onToggle={onToggle}>
        <Lamp isLit={isOpen} />
        <Typography variant="h4" component="span">
          {title}
        </Typography>
      </ExpandButton>
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
const List = styled('div')(({ theme }) => ({
  '& .MuiAccordion-root': { backgroundColor: 'transparent', color: 'inherit' },
  '& h3 > button': {
    gap: 20,
    minHeight: 72,
    padding: '12px 8px 12px 16px',
    [theme.breakpoints.up('sm')]: { minHeight: 84 },
  },
  // Open, it has an amber edge.
  '& h3 > button[aria-expanded=true]': {
    background: `linear-gradient(${theme.vars.palette.light[500]} 0 0) 0/4px 100% no-repeat ${theme.vars.palette.light[100]}`,
  },
  '@media print, (scripting: none)': { '& .MuiCollapse-root': { height: 'auto', visibility: 'visible' } },
}));

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  maxWidth: '48em',
  padding: '14px 8px 24px 22px',
  [theme.breakpoints.up('sm')]: { paddingBottom: 32 },
}));

// Indented by the width of a list's lamp, so that all text starts under the title.
const Text = styled('div')({ paddingLeft: 34 });
