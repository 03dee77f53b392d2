import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { AccordionItem } from '@/content/types';
import { Expandable } from '@/ui/Expandable';
import { StatusMarker } from '@/ui/StatusMarker';
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

const Item = ({ item: { title, paragraphs, bullets }, isOpen, onToggle }: ItemProps) => (
  <Expandable
    isOpen={isOpen}
    onToggle={onToggle}
    heading={
      <>
        <StatusMarker isLit={isOpen} />
        <Typography variant="h4" component="span">
          {title}
        </Typography>
      </>
    }
  >
    <Panel>
      <Text>
        <Paragraphs texts={paragraphs} />
      </Text>
      {bullets && <TickList items={bullets} />}
    </Panel>
  </Expandable>
);

// On phones it reaches into the gutters, so that its lamps and answers start where all text does.
const List = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { marginInline: -14 },
  '& h3 > button': {
    gap: 20,
    minHeight: 72,
    padding: '12px 14px',
    [theme.breakpoints.up('sm')]: { minHeight: 84, padding: '12px 8px 12px 16px' },
  },
  // Open, it has an amber edge.
  '& h3 > button[aria-expanded=true]': {
    background: `linear-gradient(${theme.vars.palette.light[500]} 0 0) 0/4px 100% no-repeat ${theme.vars.palette.light[100]}`,
  },
  '@media print': {
    marginInline: 0,
    '& h3 > button': { minHeight: 0, padding: 0, '& > [data-lit]': { display: 'none' } },
    '& h3 > button[aria-expanded=true]': { background: 'none' },
  },
}));

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  maxWidth: '48em',
  padding: '14px 14px 24px',
  [theme.breakpoints.up('sm')]: { padding: '14px 8px 32px 22px' },
  '@media print': { display: 'block', maxWidth: 'none', padding: 0, '& > * + *': { marginTop: 6 } },
}));

// From sm indented by the width of a list's lamp, so that all text starts under the title.
const Text = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { paddingLeft: 34 },
  '@media print': { paddingLeft: 0 },
}));
