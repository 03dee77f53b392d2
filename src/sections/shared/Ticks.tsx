import { styled } from '@mui/material/styles';
import type { RichText as RichTextData } from '@/content/types';
import { Lamp } from './Lamp';
import { plainText, RichText } from './RichText';

type TicksProps = { items: readonly RichTextData[]; isLit?: boolean; isTwoColumns?: boolean };

/** A list whose bullets are windows. */
export const Ticks = ({ items, isLit = true, isTwoColumns = false }: TicksProps) => (
  <List data-two={isTwoColumns}>
    {items.map((item) => (
      <li key={plainText(item)}>
        <Lamp isLit={isLit} />
        <span>
          <RichText text={item} />
        </span>
      </li>
    ))}
  </List>
);

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  alignContent: 'start',
  li: { display: 'grid', gridTemplateColumns: '20px 1fr', gap: 14, alignItems: 'start' },
  'li > :first-of-type': { marginTop: 3 },
  [theme.breakpoints.up('sm')]: { '&[data-two=true]': { gridTemplateColumns: '1fr 1fr', columnGap: 32 } },
}));
