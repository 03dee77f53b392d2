import { styled } from '@mui/material/styles';
import type { FactsBlock } from '@/content/types';
import { RichText } from './RichText';
import { printedTable } from './stackedRows';

type FactRowsProps = { label: string; facts: FactsBlock['facts']; variant?: FactsBlock['variant'] };

/** Terms and values as a table with two columns. */
export const FactRows = ({ label, facts, variant }: FactRowsProps) => (
  <Rows aria-label={label} data-variant={variant}>
    <tbody>
      {facts.map(({ term, value }) => (
        <tr key={term}>
          <th scope="row">{term}</th>
          <td>
            <RichText text={value} />
          </td>
        </tr>
      ))}
    </tbody>
  </Rows>
);

const Rows = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': {
    padding: '14px 16px 14px 0',
    textAlign: 'left',
    textWrap: 'pretty',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  th: { width: '40%', fontWeight: 600, color: 'var(--quiet)' },
  // An email address in half a page's width.
  td: { overflowWrap: 'anywhere' },
  '@media screen and (max-width: 599px)': {
    '&[data-variant=stacked] :is(th, td)': { display: 'block', width: 'auto' },
    '&[data-variant=stacked] th': { paddingBottom: 0, border: 0, color: 'inherit' },
    '&[data-variant=stacked] td': { paddingTop: 4 },
  },
  [theme.breakpoints.up('md')]: { th: { width: 'var(--term, 28%)', minWidth: '9em' } },
  ...printedTable,
}));
