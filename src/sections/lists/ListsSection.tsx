import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ListsBlock } from '@/content/types';
import { FramedImage } from '@/ui/FramedImage';
import { printHidden } from '@/ui/print';
import { Bullets } from '@/sections/shared/Bullets';
import { FactRows } from '@/sections/shared/FactRows';
import { Folded, FoldedOnPhones } from '@/sections/shared/FoldedOnPhones';
import { Note } from '@/sections/shared/Note';
import { RichText } from '@/sections/shared/RichText';
import { Section } from '@/sections/shared/Section';
import { Split } from '@/sections/shared/Split';

type List = ListsBlock['lists'][number];

/** Lists side by side: on one ground, or each on its own wall that reaches the edge of the screen. */
export function ListsSection({ block: { lists } }: { block: ListsBlock }) {
  if (!lists.some(({ ground }) => ground)) {
    return (
      <Section>
        <Split data-lists data-facts={lists.some(({ facts }) => facts) || undefined}>
          {lists.map((list) => (
            <OneList key={list.heading} list={list} />
          ))}
        </Split>
      </Section>
    );
  }
  // Beside a list with a note of its own, a note keeps level with that one; otherwise it follows its list.
  const isNoteClose = !lists.every(({ note }) => note);
  return (
    <Walls>
      {lists.map((list) => (
        <Section key={list.heading} ground={list.ground} isFolded={list.isFolded}>
          <OneList list={list} isNoteClose={isNoteClose} />
        </Section>
      ))}
    </Walls>
  );
}

type OneListProps = { list: List; isNoteClose?: boolean };

const OneList = ({ list, isNoteClose }: OneListProps) =>
  list.isFolded ? (
    <Folded id={list.id}>
      <FoldedOnPhones heading={list.heading} ids={[list.id]}>
        <Words list={list} isNoteClose />
      </FoldedOnPhones>
    </Folded>
  ) : (
    <Target id={list.id}>
      <Typography variant="h2">{list.heading}</Typography>
      <Words list={list} isNoteClose={isNoteClose} />
    </Target>
  );

const Words = ({ list: { heading, text, items, facts, note, picture }, isNoteClose }: OneListProps) => (
  <>
    {text && (
      <Typography
        sx={{
          mt: 2,
          maxWidth: '34em',
          color: 'var(--quiet)',
          '@media print': { mt: 1, maxWidth: 'none', breakAfter: 'avoid' },
        }}
      >
        <RichText text={text} />
      </Typography>
    )}
    <Gap>
      {items && <Bullets items={items} />}
      {facts && <FactRows label={heading} facts={facts} variant="stacked" />}
      {isNoteClose && <Note text={note} sx={{ mt: 3 }} />}
    </Gap>
    {!isNoteClose && <Note text={note} sx={{ mt: 4 }} />}
    {picture && (
      <Below>
        <FramedImage {...picture} />
      </Below>
    )}
  </>
);

// A link lands as far above it as above a section.
const Target = styled('div')({ scrollMarginTop: 'var(--band)' });

const Below = styled('div')({ maxWidth: 400, marginTop: 40, ...printHidden });

const Gap = styled('div')({ '--term': '40%', marginTop: 24, '@media print': { marginTop: 10 } });

const Walls = styled('div')(({ theme }) => ({
  '--inner': '28px',
  [theme.breakpoints.up('md')]: { '--inner': '56px' },
  '@media print': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24 },
  '@media screen and (min-width: 700px)': {
    display: 'grid',
    // Not wider than the page where the text is large.
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // Headings, texts, lists and notes of both walls start at the same heights.
    'section, section > *, section > * > *': {
      display: 'grid',
      gridRow: 'span 4',
      gridTemplateRows: 'subgrid',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
    'section > *': { maxWidth: 600, marginInline: 0 },
    'section:nth-of-type(odd) > *': { marginLeft: 'auto', paddingRight: 'var(--inner)' },
    'section:nth-of-type(even) > *': { paddingLeft: 'var(--inner)' },
  },
}));
