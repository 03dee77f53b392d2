import { styled } from '@mui/material/styles';
import type { ListsBlock } from '@/content/types';
import { Bullets, Note } from '@/sections/shared/RichText';
import { Headed, Section } from '@/sections/shared/Section';
import { Split } from '@/sections/shared/Split';
import { FactRows } from '@/sections/table/DataTable';
import { FramedImage } from '@/ui/FramedImage';

type List = ListsBlock['lists'][number];

/** Lists side by side: on one ground, or each on its own wall that reaches the edge of the screen. */
export const ListsSection = ({ block: { lists } }: { block: ListsBlock }) =>
  lists.some(({ ground }) => ground) ? (
    <Walls>
      {lists.map((list) => (
        <Section key={list.heading} ground={list.ground} isFolded={list.isFolded}>
          <OneList list={list} />
        </Section>
      ))}
    </Walls>
  ) : (
    <Section isFolded={lists.every(({ isFolded }) => isFolded)}>
      <Split data-facts={lists.some(({ facts }) => facts) || undefined}>
        {lists.map((list) => (
          <OneList key={list.heading} list={list} />
        ))}
      </Split>
    </Section>
  );

const OneList = ({ list }: { list: List }) => (
  <Target id={list.id}>
    <Headed heading={list.heading} id={list.id} isFolded={list.isFolded}>
      <Words list={list} />
    </Headed>
  </Target>
);

const Words = ({ list: { heading, text, items, facts, note, picture } }: { list: List }) => (
  <>
    <Note text={text} />
    <Gap>
      {items && <Bullets items={items} />}
      {facts && <FactRows label={heading} facts={facts} variant="stacked" />}
    </Gap>
    <Note text={note} sx={{ mt: 3 }} />
    {picture && (
      <Below>
        <FramedImage {...picture} />
      </Below>
    )}
  </>
);

// A link lands as far above it as above a section.
const Target = styled('div')({ scrollMarginTop: 'var(--band)' });

const Below = styled('div')({ maxWidth: 400, marginTop: 40 });

const Gap = styled('div')({ '--term': '40%', marginTop: 24 });

/** The words of both keep to the page's column. */
const Walls = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('tablet')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '.column': { maxWidth: 600, marginInline: 0 },
    'section:nth-of-type(odd) > .column': { marginLeft: 'auto', paddingRight: '4vw' },
    'section:nth-of-type(even) > .column': { paddingLeft: '4vw' },
  },
}));
