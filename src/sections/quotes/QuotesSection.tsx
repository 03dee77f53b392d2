import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { QuotesBlock } from '@/content/types';
import { evenGrid } from '@/sections/shared/evenGrid';
import { Section, SectionHeading } from '@/sections/shared/Section';

/** What people say, each with a name and a role below. */
export const QuotesSection = ({ block: { heading, quotes } }: { block: QuotesBlock }) => (
  <Section ground="stucco">
    <SectionHeading heading={heading} />
    <Row count={quotes.length}>
      {quotes.map(({ text, name, role }) => (
        <figure key={name}>
          <Typography variant="h3" component="blockquote">
            {text}
          </Typography>
          <figcaption>
            <strong>{name}</strong>
            <span>{role}</span>
          </figcaption>
        </figure>
      ))}
    </Row>
  </Section>
);

const Row = styled('div')<{ count: number }>(({ theme, count }) => ({
  ...evenGrid(theme, count),
  gap: 40,
  marginTop: 40,
  figure: { display: 'grid', alignContent: 'start', gap: 16, margin: 0, breakInside: 'avoid' },
  // The quotation mark hangs, so that the lines below it start at one edge.
  blockquote: { margin: 0, fontWeight: 500, lineHeight: 1.4, textIndent: '-.45em' },
  figcaption: { display: 'grid', color: 'var(--quiet)' },
  strong: { color: theme.vars.palette.text.primary },
}));
