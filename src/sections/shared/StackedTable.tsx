import { styled } from '@mui/material/styles';
import type { DocumentPart } from '@/content/types';
import { printedTable, stackedRows } from './stackedRows';
import { TableRows } from './TableRows';

type StackedTableProps = {
  label: string;
  table: NonNullable<DocumentPart['table']>;
  variant?: 'stacked' | 'brief';
};

/** A table of words; on a phone each row is a paragraph of its own, with the names of the columns in it. */
export const StackedTable = ({ label, table: { columns, rows }, variant }: StackedTableProps) => (
  <Sheet aria-label={label} data-variant={variant}>
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
    '&[data-variant=brief]': {
      '--indent': 0,
      'tr > th:first-of-type': { width: '44%' },
      'tr > :last-child': { width: '23%' },
    },
  },
  ...stackedRows(),
  // Its row's name, and both values on a line below it, under their columns' names.
  '@media screen and (width < 600px)': {
    '&[data-variant=brief]': {
      tr: { gridTemplateColumns: '1fr auto', gap: '2px 16px', paddingBlock: 12 },
      'thead, tbody': { display: 'block' },
      'thead th': { width: 'auto', padding: 0, border: 0 },
      'thead th:first-of-type': { display: 'none' },
      'tbody th': { gridColumn: '1 / -1' },
      'td::before': { content: 'none' },
    },
  },
  ...printedTable,
}));
