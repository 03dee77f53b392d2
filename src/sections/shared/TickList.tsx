import { styled } from '@mui/material/styles';
import type { RichText as RichTextData } from '@/content/types';
import { plainText, RichText } from './RichText';
import { StatusMarker } from '@/ui/StatusMarker';
import { PlainList } from '@/ui/PlainList';
import { printedBullet } from '@/ui/print';

type TickListProps = { items: readonly RichTextData[]; isLit?: boolean; isTwoColumns?: boolean };

/** A list with small lamps for bullets. */
export const TickList = ({ items, isLit = true, isTwoColumns }: TickListProps) => (
  <List data-two={isTwoColumns || undefined}>
    {items.map((item) => (
      <li key={plainText(item)}>
        <StatusMarker isLit={isLit} />
        <span>
          <RichText text={item} />
        </span>
      </li>
    ))}
  </List>
);

const List = styled(PlainList)(({ theme }) => ({
  marginBottom: -12,
  '& > li': { paddingBottom: 12 },
  li: { display: 'grid', gridTemplateColumns: '16px 1fr', gap: 14, alignItems: 'start', textWrap: 'pretty' },
  'li > :first-child': { width: 16, height: 20, marginTop: 4 },
  // As columns of text, an odd number leaves no empty cell.
  [theme.breakpoints.up('sm')]: {
    '&[data-two=true]': { columns: 2, columnGap: 'var(--gap, 40px)' },
    '&[data-two=true] > li': { breakInside: 'avoid' },
  },
  '@media print': {
    marginBottom: 0,
    '& > li': { gridTemplateColumns: '5px 1fr', gap: 10, paddingBottom: 6 },
    'li > :first-child': { ...printedBullet(theme), marginTop: '.55em' },
    // Chromium loses the end of a list in columns that breaks over two sheets, even in a single column: `auto` has none.
    '&[data-two=true]': { columns: 'auto' },
  },
}));
