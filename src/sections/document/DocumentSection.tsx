import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { DocumentBlock, DocumentPart as DocumentPartData } from '@/content/types';
import { Bullets } from '@/sections/shared/Bullets';
import { ContentsLinks } from '@/sections/shared/ContentsLinks';
import { FactRows } from '@/sections/shared/FactRows';
import { FoldedOnPhones, foldedOnPhones } from '@/sections/shared/FoldedOnPhones';
import { Note } from '@/sections/shared/Note';
import { Paragraphs } from '@/sections/shared/Paragraphs';
import { Section } from '@/sections/shared/Section';
import { DataTable } from '@/sections/table/DataTable';
import { printHidden } from '@/ui/print';

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
  <Body data-whole={part.table && true}>
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

/** From md the headings of a document stand on the left of what they head. */
const besideHeadings = ({ breakpoints }: Theme): CSSObject => ({
  display: 'grid',
  [breakpoints.up('md')]: { gridTemplateColumns: '4.6fr 7.4fr', columnGap: 56 },
});

/** Headings are smaller than those of other sections: there are many of them, and a policy is read, not admired. */
const Sheet = styled('div')(({ theme }) => ({
  '@media screen': { '--h2': '1.375rem', '--h3': '1.1875rem' },
  [`@media screen and (min-width: ${theme.breakpoints.values.sm}px)`]: {
    '--h2': '1.5rem',
    '--h3': '1.25rem',
  },
}));

/** The links to its parts read downwards, in columns. */
const Contents = styled('nav')(({ theme }) => ({
  ...besideHeadings(theme),
  ul: {
    [theme.breakpoints.up('sm')]: {
      columns: 2,
      columnGap: 32,
      '&:not(:has(> :nth-of-type(4)))': { columns: 3 },
    },
    [theme.breakpoints.up('md')]: { marginTop: -8 },
  },
  '@media (max-width: 599px) and (scripting: enabled)': { display: 'none' },
  ...printHidden,
}));

const Headed = styled('section')(({ theme, theme: { breakpoints, vars } }) => [
  foldedOnPhones(theme),
  besideHeadings(theme),
  {
    rowGap: 16,
    scrollMarginTop: 24,
    [breakpoints.down('sm')]: {
      '&& > .MuiAccordion-root': { borderBottom: 0 },
      '&&:last-of-type > .MuiAccordion-root': { borderBottom: `1px solid ${vars.palette.divider}` },
    },
    [breakpoints.up('sm')]: {
      marginTop: 40,
      paddingTop: 32,
      borderTop: `1px solid ${vars.palette.divider}`,
    },
    '& &': { gridColumn: '1 / -1', marginTop: 20, paddingTop: 0, border: 0 },
    // A table has the width of the page, below its heading. Such a heading, or one with parts of its own, does not stay in view.
    '& [data-whole]': { gridColumn: '1 / -1' },
    [breakpoints.up('md')]: {
      '&[data-beside=true] > h3, &[data-beside=true] > * > h2': {
        position: 'sticky',
        top: 24,
        alignSelf: 'start',
      },
    },
    // Headings stand off from what they end, not from what they begin.
    '@media print': {
      '&, & &': { display: 'block', marginTop: 0, paddingTop: 20, border: 0 },
    },
  },
]);

// Not a grid: in print, breaks are avoided between blocks only.
const Body = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& > ul': { maxWidth: '42em' },
  '&& > * + :is(ul, table)': { marginTop: 20 },
  // A table's first row stands level with the heading, and its last has the line of the next part below it.
  '& > table:only-child': { [theme.breakpoints.up('md')]: { marginTop: -10 } },
  // The second of two columns stands below the texts of other parts; of three, the last has the longest.
  [theme.breakpoints.up('sm')]: {
    '&& > table[data-variant] tr': {
      '& > :first-child:nth-last-child(2)': { width: '41.3%' },
      '& > :last-child:nth-child(2)': { width: 'auto' },
      '& > :first-child:nth-last-child(3)': { width: '22%' },
      '& > :last-child:nth-child(3)': { width: '40%' },
    },
  },
  '& tbody > tr:last-of-type, & tbody > tr:last-of-type > *': { borderBottom: 0 },
  '@media print': {
    marginTop: 8,
    '& > ul': { maxWidth: 'none' },
    '&& > * + :is(ul, table)': { marginTop: 8 },
  },
}));
