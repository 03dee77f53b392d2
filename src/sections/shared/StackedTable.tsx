import { styled } from '@mui/material/styles';
import type { DocumentPart } from '@/content/types';
import { stackedRows } from './stackedRows';
import { TableRows } from './TableRows';

type StackedTableProps = {
  label: string;
  table: NonNullable<DocumentPart['table']>;
  look?: 'stacked' | 'brief';
};

/** A table of words; on a phone each row is a paragraph of its own, with the names of the columns in it. */
export const StackedTable = ({ label, table: { columns, rows }, look }: StackedTableProps) => (
  <Sheet aria-label={label} data-look={look}>
    <TableRows columns={columns} rows={rows} />
  </Sheet>
);

const Sheet = styled('table')(({ theme }) => ({
  '--rule': theme.vars.palette.divider,
  width: '100%',
  // Tables of one page have their columns at the same places.
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  'th, td': {
    padding: '14px 16px 14px var(--indent, 0)',
    textWrap: 'pretty',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 'inherit',
    borderBottom: '1px solid var(--rule)',
  },
  th: { fontWeight: 650 },
  'tr > th:first-of-type': { width: '26%' },
  'tr > :last-child': { width: '30%' },
  'thead th': { borderBottom: `3px solid ${theme.vars.palette.text.primary}` },
  'td:last-of-type': { paddingRight: 0 },
  [theme.breakpoints.up('sm')]: {
    '&[data-look=brief]': {
      '--indent': 0,
      'tr > th:first-of-type': { width: '44%' },
      'tr > :last-child': { width: '23%' },
    },
  },
  ...stackedRows(),
}));
