import { styled } from '@mui/material/styles';
import type { TableBlock } from '@/content/types';
import { TableRows } from '@/sections/shared/TableRows';
import { printedTable, stackedRows } from '@/sections/shared/stackedRows';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { withoutGround } from '@/ui/print';

/** The table itself. */
export const DataTable = ({ block }: { block: TableBlock }) => (
  <Sheet data-numeric={block.isNumeric ?? false} data-variant={block.variant}>
    <caption>
      <VisuallyHidden>{block.caption}</VisuallyHidden>
    </caption>
    <TableRows columns={block.columns} rows={block.rows} totalRow={block.totalRow} />
  </Sheet>
);

/** Here four columns of figures do not fit; in rem, so that it is wider with large text. */
const NARROW = '@container (max-width: 21.2rem)';

const Sheet = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  fontVariantNumeric: 'tabular-nums',
  // The caption is visually hidden and must not take up a line.
  caption: { height: 0, captionSide: 'top' },
  'th, td': {
    padding: '14px 4px',
    fontSize: '.9375rem',
    overflowWrap: 'anywhere',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('sm')]: { padding: 16, fontSize: 'inherit' },
  },
  th: { fontWeight: 600 },
  'thead th': {
    verticalAlign: 'bottom',
    lineHeight: 1.3,
    borderBottom: `3px solid ${theme.vars.palette.text.primary}`,
  },
  // A figure broken over two lines would be misread.
  '&[data-numeric=true]': {
    '--rule': theme.vars.palette.divider,
    'td, thead th': { overflowWrap: 'normal' },
    'td, thead th:not(:first-of-type)': { textAlign: 'right' },
    'th[scope=row]': { whiteSpace: 'nowrap' },
    ...stackedRows(NARROW),
  },
  // White letters on a dark board, as they hang in the hall of a hospital.
  '&[data-variant=board]': {
    '--rule': theme.vars.palette.night[700],
    border: '10px solid var(--rule)',
    backgroundColor: theme.vars.palette.night[900],
    color: theme.vars.palette.common.white,
    '--quiet': theme.vars.palette.mist[200],
    'th, td': { paddingInline: 'clamp(5px, 2vw, 28px)', borderColor: 'var(--rule)' },
    'th[scope=row]': { ...theme.typography.h4, color: theme.vars.palette.light[500] },
    'thead th': { width: '28%', borderColor: theme.vars.palette.light[500] },
    'thead th:first-of-type': { width: '26%' },
    'thead th:nth-of-type(2)': { width: 'auto' },
    'tbody tr:last-of-type, tbody tr:last-of-type > *': { borderBottom: 0 },
    ...stackedRows(),
    [theme.breakpoints.down('sm')]: { tr: { paddingInline: 16 } },
    '@media print': {
      ...withoutGround(theme),
      border: 0,
      'th, td': { paddingInline: '0 12px' },
      'th[scope=row]': { color: 'inherit' },
    },
  },
  '[data-total=true] > *': {
    fontWeight: 750,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.light[200],
    borderBottom: `4px solid ${theme.vars.palette.light[500]}`,
  },
  ...printedTable,
}));
