import { styled } from '@mui/material/styles';
import type { DocumentPart } from '@/content/types';
import { TableRows } from './TableRows';

type StackedTableProps = { label: string; table: NonNullable<DocumentPart['table']> };

/** A table of words; on a phone each row is a paragraph of its own, with the names of the columns in it. */
export const StackedTable = ({ label, table: { columns, rows } }: StackedTableProps) => (
  <Sheet aria-label={label}>
    <TableRows columns={columns} rows={rows} />
  </Sheet>
);

const Sheet = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': {
    padding: '14px 16px 14px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 'inherit',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  th: { fontWeight: 600 },
  'tr > :is(:first-of-type:not(td), :last-child)': { width: '30%' },
  'thead th': { borderBottom: `3px solid ${theme.vars.palette.text.primary}` },
  'td:last-of-type': { paddingRight: 0 },
  '@media screen and (max-width: 599px)': {
    thead: { display: 'none' },
    tr: {
      display: 'grid',
      gap: 6,
      paddingBlock: 16,
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& tbody > tr > :nth-child(n)': { width: 'auto', padding: 0, border: 0 },
    'td::before': { content: 'attr(data-column) ": "', fontWeight: 600 },
  },
}));
