import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { DocumentBlock, DocumentPart as DocumentPartData } from '@/content/types';
import { ContentsLinks } from '@/sections/shared/ContentsLinks';
import { FactRows } from '@/sections/shared/FactRows';
import { Paragraphs } from '@/sections/shared/Paragraphs';
import { plainText, RichText } from '@/sections/shared/RichText';
import { Section } from '@/sections/shared/Section';
import { DataTable } from '@/sections/table/DataTable';
import { printHidden } from '@/ui/print';

/** A policy: its contents, then its parts, whose headings stay in view beside them. */
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
        <Part key={part.id} part={part} level={2} />
      ))}
    </Sheet>
  </Section>
);

const Part = ({ part, level }: { part: DocumentPartData; level: 2 | 3 }) => (
  <Headed id={part.id}>
    <Typography variant={level === 2 ? 'h2' : 'h3'}>{part.heading}</Typography>
    <Body>
      {part.paragraphs && (
        <div>
          <Paragraphs texts={part.paragraphs} />
        </div>
      )}
      {part.bullets && (
        <ul>
          {part.bullets.map((item) => (
            <li key={plainText(item)}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      )}
      {part.facts && <FactRows label={part.heading} facts={part.facts} />}
      {part.table && <DataTable label={part.heading} variant="stacked" {...part.table} />}
    </Body>
    {part.parts?.map((inner) => (
      <Part key={inner.id} part={inner} level={3} />
    ))}
  </Headed>
);

/** From md the headings of a document stand on the left of what they head. */
const besideHeadings = ({ breakpoints }: Theme): CSSObject => ({
  display: 'grid',
  [breakpoints.up('md')]: { gridTemplateColumns: '3.4fr 8.6fr', columnGap: 56 },
});

/** Headings are smaller than those of other sections: there are many of them, and a policy is read, not admired. */
const Sheet = styled('div')(({ theme }) => ({
  '@media screen': { '--h2': '1.625rem', '--h3': '1.25rem' },
  [`@media screen and (min-width: ${theme.breakpoints.values.lg}px)`]: { '--h2': '2rem', '--h3': '1.375rem' },
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
  ...printHidden,
}));

const Headed = styled('section')(({ theme }) => ({
  ...besideHeadings(theme),
  rowGap: 16,
  marginTop: 40,
  paddingTop: 32,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  scrollMarginTop: 24,
  // A table has the width of the page, below its heading. A heading with parts of its own does not stay in view: theirs do.
  '& > div:has(> [data-variant])': { gridColumn: '1 / -1' },
  '& > :is(h2, h3):not(:has(~ section, + div > [data-variant]))': {
    [theme.breakpoints.up('md')]: { position: 'sticky', top: 24, alignSelf: 'start' },
  },
  '& > section': { gridColumn: '1 / -1', marginTop: 20, paddingTop: 0, border: 0 },
  // Headings stand off from what they end, not from what they begin.
  '@media print': {
    display: 'block',
    '&, & > section': { marginTop: 0, paddingTop: 20, border: 0 },
    '& > div': { marginTop: 8 },
  },
}));

// Not a grid: in print, breaks are avoided between blocks only.
const Body = styled('div')(({ theme }) => ({
  '--indent': 0,
  minWidth: 0,
  '& > ul': { maxWidth: '42em', marginBlock: 0, paddingLeft: '1.25em', textWrap: 'pretty' },
  'li + li': { marginTop: 10 },
  'li::marker': { color: 'var(--quiet)' },
  '& > * + :is(ul, table)': { marginTop: 20 },
  // A table's first row stands level with the heading, and its last has the line of the next part below it.
  '& > table:only-child': { [theme.breakpoints.up('md')]: { marginTop: -10 } },
  '& tbody > tr:last-of-type, & tbody > tr:last-of-type > *': { borderBottom: 0 },
  '@media print': {
    '& > ul': { maxWidth: 'none' },
    'li + li': { marginTop: 4 },
    '& > * + :is(ul, table)': { marginTop: 8 },
  },
}));
