import { styled } from '@mui/material/styles';
import type { RichText as RichTextData } from '@/content/types';
import { plainText, RichText } from '@/sections/shared/RichText';
import { PlainList } from '@/ui/PlainList';

/** Short items, each on a small name plate. */
export const Plates = ({ items }: { items: readonly RichTextData[] }) => (
  <List>
    {items.map((item) => (
      <li key={plainText(item)}>
        <RichText text={item} />
      </li>
    ))}
  </List>
);

const List = styled(PlainList)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  li: {
    padding: '10px 18px',
    fontWeight: 600,
    borderRadius: 4,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderBottomWidth: 4,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
  },
}));
