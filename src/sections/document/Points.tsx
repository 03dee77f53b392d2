import { styled } from '@mui/material/styles';
import type { RichText as RichTextData } from '@/content/types';
import { plainText, RichText } from '@/sections/shared/RichText';

/** The points of a document, with plain bullets. */
export const Points = ({ items }: { items: readonly RichTextData[] }) => (
  <List>
    {items.map((item) => (
      <li key={plainText(item)}>
        <RichText text={item} />
      </li>
    ))}
  </List>
);

const List = styled('ul')({
  maxWidth: '42em',
  marginBlock: 0,
  paddingLeft: '1.25em',
  textWrap: 'pretty',
  'li + li': { marginTop: 10 },
  'li::marker': { color: 'var(--quiet)' },
  '@media print': { maxWidth: 'none', 'li + li': { marginTop: 4 } },
});
