import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FactsBlock } from '@/content/types';
import { Box } from '@/ui/Box';
import { Note, Paragraphs, RichText } from '@/sections/shared/RichText';
import { Headed, Section, SectionHeading } from '@/sections/shared/Section';
import { Split } from '@/sections/shared/Split';
import { FactRows } from '@/sections/table/DataTable';

type FactsSectionProps = { block: FactsBlock; children?: ReactNode };

/** Terms and their values under a heading, an introduction and what a page adds to it, or beside these under a heading of their own. */
export const FactsSection = ({ block, children }: FactsSectionProps) => (
  <Section id={block.id} ground={block.ground} isFolded={block.isFolded}>
    {block.isFolded ? (
      <Headed {...block} innerIds={[block.captionId]}>
        <Words block={block}>{children}</Words>
      </Headed>
    ) : (
      <Words block={block}>
        <Introduction block={block} />
        {children}
      </Words>
    )}
  </Section>
);

const Words = ({ block, children }: FactsSectionProps) =>
  block.caption ? (
    <Split data-facts sx={{ mt: block.isFolded ? 4 : 0 }}>
      <div>{children}</div>
      <Box sx={{ '--term': '40%' }}>
        <Typography id={block.captionId} variant="h3" sx={{ mb: 1.5 }}>
          {block.caption}
        </Typography>
        <FactRows label={block.caption} facts={block.facts} />
        <Note text={block.note} sx={{ mt: 3 }} />
      </Box>
    </Split>
  ) : (
    <>
      {children}
      <Box sx={{ mt: 4 }}>
        {block.variant === 'figures' ? (
          <Figures facts={block.facts} />
        ) : (
          <FactRows label={block.heading} facts={block.facts} variant={block.variant} />
        )}
      </Box>
      <Note text={block.note} sx={{ mt: 3 }} />
    </>
  );

const Introduction = ({ block: { heading, lead, paragraphs } }: { block: FactsBlock }) => (
  <div>
    <SectionHeading heading={heading} lead={lead} />
    {paragraphs && (
      <Box sx={{ mt: 3 }}>
        <Paragraphs texts={paragraphs} />
      </Box>
    )}
  </div>
);

/** A few important numbers in large type. */
const Figures = ({ facts }: { facts: FactsBlock['facts'] }) => (
  <Row>
    {facts.map(({ term, value, unit }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          <RichText text={value} /> {unit && <small>{unit}</small>}
        </dd>
      </div>
    ))}
  </Row>
);

const Row = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '32px 24px',
  margin: 0,
  gridTemplateColumns: '1fr 1fr',
  '& > div': { paddingTop: 16, borderTop: `6px solid ${theme.vars.palette.light[500]}` },
  dt: { color: 'var(--quiet)' },
  dd: { ...theme.typography.h2, margin: '6px 0 0', lineHeight: 1 },
  small: { fontSize: '.45em', whiteSpace: 'nowrap' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
}));
