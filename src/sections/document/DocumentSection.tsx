import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { DocumentBlock, DocumentPart as DocumentPartData } from '@/content/types';
import { FoldedOnPhones } from '@/sections/shared/FoldedOnPhones';
import { Section } from '@/sections/shared/Section';
import { DataTable, FactRows } from '@/sections/table/DataTable';
import { Bullets, Note, Paragraphs } from '@/sections/shared/RichText';
import { ContentsLinks } from '@/sections/contents/ContentsSection';

/** A policy: its contents, then its parts, whose headings stay in view beside them. On phones the parts are folded, and are the contents. */
export const DocumentSection = ({ block: { contentsLabel, parts } }: { block: DocumentBlock }) => (
  <Section>
    <Sheet>
      <Contents aria-label={contentsLabel}>
        <ContentsLinks
          label={contentsLabel}
          links={parts.map(({ id, heading }) => ({ id, text: heading }))}
        />
      </Contents>
      {parts.map((part) => (
        <Part key={part.id} part={part} />
      ))}
    </Sheet>
  </Section>
);

type PartProps = { part: DocumentPartData };

function Part({ part }: PartProps) {
  const { id, heading, parts: inner = [] } = part;
  return (
    <Headed id={id} data-beside={!part.parts && !part.table}>
      <FoldedOnPhones heading={heading} ids={[part, ...inner].map((each) => each.id)}>
        <Words part={part} />
        {inner.map((each) => (
          <Headed key={each.id} id={each.id} data-beside={!each.table}>
            <Typography variant="h3">{each.heading}</Typography>
            <Words part={each} />
          </Headed>
        ))}
      </FoldedOnPhones>
    </Headed>
  );
}

const Words = ({ part }: PartProps) => (
  <Body>
    {part.paragraphs && (
      <div>
        <Paragraphs texts={part.paragraphs} />
      </div>
    )}
    {part.bullets && <Bullets items={part.bullets} />}
    {part.facts && <FactRows label={part.heading} facts={part.facts} />}
    {part.table && <DataTable label={part.heading} variant="stacked" {...part.table} />}
    <Note text={part.note} />
  </Body>
);

/** Headings are smaller than those of other sections: there are many of them, and a policy is read, not admired. */
const Sheet = styled('div')({ '@media screen': { '--h2': '1.5rem', '--h3': '1.25rem' } });

/** The links to its parts read downwards, in columns. A phone's folded parts are the contents. */
const Contents = styled('nav')(({ theme }) => ({
  ul: { [theme.breakpoints.up('sm')]: { columns: 2, columnGap: 32 } },
  '@media (max-width: 599px) and (scripting: enabled)': { display: 'none' },
}));

/** From md the heading of plain words stands on the left of them and stays in view. */
const Headed = styled('section')(({ theme: { breakpoints, vars } }) => ({
  scrollMarginTop: 24,
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > :is(h2, h3)': { marginBottom: 12 },
  '& &': { marginTop: 20, paddingTop: 0, border: 0 },
  [breakpoints.up('sm')]: { marginTop: 40, paddingTop: 32 },
  [breakpoints.up('md')]: {
    '&[data-beside=true]': {
      display: 'grid',
      gridTemplateColumns: '4.6fr 7.4fr',
      columnGap: 56,
      '& > :is(h2, h3)': { position: 'sticky', top: 24, alignSelf: 'start' },
    },
  },
}));

const Body = styled('div')({
  minWidth: 0,
  '& > *': { maxWidth: '42em' },
  '& > * + :is(ul, table)': { marginTop: 16 },
  '& > table': { maxWidth: 'none' },
});
