import { styled } from '@mui/material/styles';
import type { RichText as RichTextData } from '@/content/types';
import { BulletList } from '@/ui/BulletList';
import { plainText, RichText } from './RichText';

type BulletsProps = { items: readonly RichTextData[]; isTwoColumns?: boolean };

export const Bullets = ({ items, isTwoColumns }: BulletsProps) => (
  <List data-two={isTwoColumns || undefined}>
    {items.map((item) => (
      <li key={plainText(item)}>
        <RichText text={item} />
      </li>
    ))}
  </List>
);

const List = styled(BulletList)(({ theme }) => ({
  // As columns of text, an odd number leaves no empty cell.
  [theme.breakpoints.up('sm')]: {
    '&[data-two=true]': { columns: 2, columnGap: 'var(--gap, 40px)' },
    '&[data-two=true] > li': { breakInside: 'avoid' },
  },
  // Chromium loses the end of a list in columns that breaks over two sheets, even in a single column: `auto` has none.
  '@media print': { '&[data-two=true]': { columns: 'auto' } },
}));
