import { styled } from '@mui/material/styles';
import type { FactsBlock } from '@/content/types';
import { RichText } from '@/sections/shared/RichText';

/** A few important numbers in large type. */
export const Figures = ({ facts }: { facts: FactsBlock['facts'] }) => (
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
  // Four in a row of a sheet.
  '@media print': {
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: '12px 24px',
    '& > div': { paddingTop: 6, borderTop: `1px solid ${theme.vars.palette.divider}` },
  },
}));
