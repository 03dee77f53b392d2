import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import type { AccordionItem } from '@/content/types';
import { Expandable } from '@/ui/Expandable';
import { Bullets } from '@/sections/shared/Bullets';
import { Paragraphs } from '@/sections/shared/Paragraphs';
import { retry } from '@/lib/retry';

/** Few lists have a table. Until its code has come, its HTML stands. */
const DataTable = lazy(async () => ({
  default: await retry(async () => (await import('@/sections/table/DataTable')).DataTable),
}));

type AccordionListProps = {
  items: readonly AccordionItem[];
  /** The titles of the open items. */
  open: readonly string[];
  onToggle: (title: string, isOpen: boolean) => void;
};

/** Items that expand. */
export const AccordionList = ({ items, open, onToggle }: AccordionListProps) => (
  <List>
    {items.map(({ title, paragraphs, table, bulletsLead, bullets }) => {
      const isOpen = open.includes(title);
      return (
        <Expandable
          key={title}
          isOpen={isOpen}
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
            {table && (
              <Suspense>
                <DataTable label={title} isNumeric {...table} />
              </Suspense>
            )}
            {bulletsLead && <Paragraphs texts={[bulletsLead]} />}
            {bullets && <Bullets items={bullets} />}
          </Panel>
        </Expandable>
      );
    })}
  </List>
);

const List = styled('div')(({ theme }) => ({
  '& h3 > button': {
    gap: 20,
    minHeight: 72,
    padding: '12px 14px',
    [theme.breakpoints.up('sm')]: { minHeight: 84, padding: '12px 16px' },
  },
  // Open, it has an amber edge.
  '& h3 > button[aria-expanded=true]': {
    background: `linear-gradient(${theme.vars.palette.light[500]} 0 0) 0/4px 100% no-repeat ${theme.vars.palette.light[100]}`,
  },
  '@media print': {
    '& h3 > button': { minHeight: 0, padding: 0 },
    '& h3 > button[aria-expanded=true]': { background: 'none' },
  },
}));

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  maxWidth: '48em',
  padding: '14px 14px 24px',
  [theme.breakpoints.up('sm')]: { padding: '14px 16px 32px' },
  '@media print': { display: 'block', maxWidth: 'none', padding: 0, '& > * + *': { marginTop: 6 } },
}));
