import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { DocumentBlock, DocumentPart as DocumentPartData } from '@/content/types';
import { FactRows } from '@/sections/shared/FactRows';
import { Paragraphs } from '@/sections/shared/Paragraphs';
import { Section } from '@/sections/shared/Section';
import { StackedTable } from '@/sections/shared/StackedTable';
import { besideHeadings, columnsLikeHeadings } from './besideHeadings';
import { DocumentContents } from './DocumentContents';
import { Points } from './Points';

/** A policy: its contents, then its parts, whose headings stay in view beside them. */
export const DocumentSection = ({ block: { contentsLabel, parts } }: { block: DocumentBlock }) => (
  <Section>
    <Sheet>
      <DocumentContents label={contentsLabel} parts={parts} />
      <div>
        {parts.map((part) => (
          <Part key={part.id} part={part} level={2} />
        ))}
      </div>
    </Sheet>
  </Section>
);

const Part = ({ part, level }: { part: DocumentPartData; level: 2 | 3 }) => (
  <Headed id={part.id} data-wide={Boolean(part.table)}>
    <Typography variant={level === 2 ? 'h2' : 'h3'}>{part.heading}</Typography>
    <Body>
      {part.paragraphs && (
        <div>
          <Paragraphs texts={part.paragraphs} />
        </div>
      )}
      {part.bullets && <Points items={part.bullets} />}
      {part.facts && <FactRows label={part.heading} facts={part.facts} />}
      {part.table && <StackedTable label={part.heading} table={part.table} />}
    </Body>
    {part.parts?.map((inner) => (
      <Part key={inner.id} part={inner} level={3} />
    ))}
  </Headed>
);

/** Headings are smaller than those of other sections: there are many of them, and a policy is read, not admired. */
const Sheet = styled('div')(({ theme }) => ({
  '@media screen': { '--h2': '1.625rem', '--h3': '1.25rem' },
  [`@media screen and (min-width: ${theme.breakpoints.values.lg}px)`]: { '--h2': '2rem', '--h3': '1.375rem' },
}));

const Headed = styled('section')(({ theme }) => ({
  ...besideHeadings(theme),
  rowGap: 16,
  marginTop: 40,
  paddingTop: 32,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  scrollMarginTop: 24,
  // A table with three columns has the width of the page, below its heading and the text beside that.
  '&[data-wide=true] > div': {
    ...columnsLikeHeadings(theme),
    '& > table': { gridColumn: '1 / -1' },
    // Nested, because at the top level this key would replace the one from `besideHeadings`.
    '&': { [theme.breakpoints.up('md')]: { display: 'contents' } },
  },
  // A heading with parts of its own does not stay in view: theirs do.
  '&:not([data-wide=true]) > :is(h2, h3):not(:has(~ section))': {
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
  minWidth: 0,
  '& > * + :is(ul, table)': { marginTop: 20, '@media print': { marginTop: 8 } },
  // A table's first row stands level with the heading, and its last has the line of the next part below it.
  '& > table:only-child': { [theme.breakpoints.up('md')]: { marginTop: -10 } },
  '& tbody > tr:last-of-type, & tbody > tr:last-of-type > *': { borderBottom: 0 },
}));
