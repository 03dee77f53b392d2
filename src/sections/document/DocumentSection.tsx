import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { DocumentBlock, DocumentPart as DocumentPartData } from '@/content/types';
import { FactRows } from '@/sections/shared/FactRows';
import { Paragraphs } from '@/sections/shared/Paragraphs';
import { DocumentContents } from './DocumentContents';
import { Section } from '@/sections/shared/Section';
import { StackedTable } from '@/sections/shared/StackedTable';
import { TickList } from '@/sections/shared/TickList';

/** A policy: a table of contents beside its parts in one reading column. */
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
  <PartBody id={part.id}>
    <Typography variant={level === 2 ? 'h2' : 'h3'}>{part.heading}</Typography>
    {part.paragraphs && (
      <div>
        <Paragraphs texts={part.paragraphs} />
      </div>
    )}
    {part.bullets && <TickList items={part.bullets} />}
    {part.facts && <FactRows label={part.heading} facts={part.facts} />}
    {part.table && <StackedTable label={part.heading} table={part.table} />}
    {part.parts?.map((inner) => (
      <Part key={inner.id} part={inner} level={3} />
    ))}
  </PartBody>
);

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 48,
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '3fr 9fr', gap: 56 },
}));

/** A short amber line, as above the rules of the service pages, opens each part after the first. */
const PartBody = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  maxWidth: '46em',
  scrollMarginTop: 24,
  '& + &': { marginTop: 40 },
  '& + &::before': { content: '""', width: 72, height: 4, backgroundColor: theme.vars.palette.light[500] },
  '& & + &': { marginTop: 12 },
  '& & + &::before': { display: 'none' },
}));
