import { styled } from '@mui/material/styles';
import type { Cell, TableBlock } from '@/content/types';
import { plainText, RichText } from '@/sections/shared/RichText';
import { printedTable, stackedRows } from '@/sections/shared/stackedRows';
import { withoutGround } from '@/ui/print';

type DataTableProps = Pick<TableBlock, 'columns' | 'rows' | 'totalRow' | 'isNumeric' | 'variant'> & {
  label: string;
};

/** A table. The first cell of each row is its header; the others carry the name of their column for styles. */
export const DataTable = ({ label, columns, rows, totalRow, isNumeric = false, variant }: DataTableProps) => (
  <Sheet
    aria-label={label}
    className={variant === 'board' ? 'on-night' : undefined}
    data-numeric={isNumeric}
    data-variant={variant}
  >
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([head = '', ...cells], row) => (
        <tr key={plainText(words(head)) + row} data-total={row === totalRow}>
          <th scope="row">
            <RichText text={words(head)} />
          </th>
          {cells.map((cell, index) => (
            <td
              key={columns[index + 1]}
              data-column={columns[index + 1]}
              rowSpan={isSpanning(cell) ? cell.rowSpan : undefined}
            >
              <RichText text={words(cell)} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Sheet>
);

const isSpanning = (cell: Cell) => typeof cell === 'object' && 'rowSpan' in cell;
const words = (cell: Cell) => (isSpanning(cell) ? cell.text : cell);

/** Here four columns of figures do not fit; in rem, so that it is wider with large text. */
const NARROW = '@container (max-width: 21.2rem)';

const Sheet = styled('table')(({ theme, theme: { breakpoints, typography, vars } }) => ({
  '--rule': vars.palette.divider,
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  fontVariantNumeric: 'tabular-nums',
  'th, td': {
    padding: '14px 16px 14px var(--indent, 16px)',
    textWrap: 'pretty',
    verticalAlign: 'top',
    borderBottom: '1px solid var(--rule)',
  },
  th: { fontWeight: 650 },
  'td[rowspan]': { verticalAlign: 'middle' },
  'thead th': { verticalAlign: 'bottom', borderBottom: `3px solid ${vars.palette.text.primary}` },
  'td:last-of-type': { paddingRight: 'var(--indent, 16px)' },
  // Tables of words that one page has have their columns at the same places, the first flush with the text above.
  '&:is([data-variant=stacked], [data-variant=brief])': {
    '--indent': 0,
    tableLayout: 'fixed',
    'thead th:first-of-type': { width: '26%' },
    'thead th:first-of-type:nth-last-of-type(3)': { width: 250 },
    'thead th:last-of-type:nth-of-type(3)': { width: '30%' },
    // Of five columns, the second is the longest.
    'thead th:nth-of-type(2):nth-last-of-type(4)': { width: '30%' },
    'thead th:first-of-type:nth-last-of-type(5)': { width: '21%' },
    'thead th:nth-of-type(3):nth-last-of-type(3)': { width: '18%' },
    td: { whiteSpace: 'pre-line' },
    '@media print': {
      'thead th:first-of-type:nth-last-of-type(3)': { width: '28%' },
      'thead th:last-of-type:nth-of-type(3)': { width: '20%' },
      fontSize: '.92em',
    },
    // A link that is all of a row's last cell is a button under the thumb.
    [breakpoints.down('sm')]: {
      'td:last-of-type > a:only-child': {
        display: 'block',
        marginTop: 6,
        padding: 12,
        border: '2px solid',
        borderRadius: 4,
        fontWeight: 650,
        textAlign: 'center',
        textDecoration: 'none',
      },
      'td:last-of-type:has(> a:only-child)::before': { content: 'none' },
    },
  },
  // A figure broken over two lines would be misread.
  '&[data-numeric=true]': {
    'td, thead th:not(:first-of-type)': { textAlign: 'right' },
    'th[scope=row]': { whiteSpace: 'nowrap' },
    [breakpoints.down('sm')]: { 'th, td': { paddingInline: 4, fontSize: '.9375rem' } },
    ...stackedRows(NARROW),
  },
  // White letters on a dark board, as they hang in the hall of a hospital.
  '&[data-variant=board]': {
    '--rule': vars.palette.night[700],
    '--quiet': vars.palette.mist[200],
    border: '10px solid var(--rule)',
    backgroundColor: vars.palette.night[900],
    color: vars.palette.common.white,
    'th, td': { paddingInline: 'clamp(5px, 2vw, 28px)' },
    'th[scope=row]': { ...typography.h4, color: vars.palette.light[500] },
    'thead th': { borderColor: vars.palette.light[500] },
    'thead th:nth-of-type(2)': { width: '38%' },
    [breakpoints.up('sm')]: { 'td:nth-of-type(4)': { whiteSpace: 'nowrap' } },
    'tbody tr:last-of-type, tbody tr:last-of-type > *': { borderBottom: 0 },
    [breakpoints.down('sm')]: { tr: { paddingInline: 16 } },
    // Of five columns, on tablets the short ones stand side by side below the others, each value below its column's name.
    '&:has(th:nth-of-type(5))': {
      ...stackedRows('@media screen and (max-width: 899px)'),
      [breakpoints.between('sm', 'md')]: {
        tr: { gridTemplateColumns: '1fr 1fr 1fr', paddingInline: 16 },
        '& :is(th, td:first-of-type)': { gridColumn: '1 / -1' },
        'td:nth-of-type(n + 2)::before': { display: 'block' },
      },
    },
    '@media print': {
      ...withoutGround(theme),
      border: 0,
      'th, td': { paddingLeft: 0 },
      'th[scope=row]': { color: 'inherit' },
    },
  },
  // Of four columns of words the first and the last are the longest.
  '&[data-variant=stacked] thead th:nth-last-of-type(4):first-of-type': {
    width: '32%',
    '& ~ th:nth-of-type(2)': { width: '20%' },
    '& ~ th:nth-of-type(3)': { width: '18%' },
    '@media print': {
      width: '24%',
      '& ~ th:nth-of-type(2)': { width: '17%' },
      '& ~ th:nth-of-type(3)': { width: '17%' },
    },
  },
  '&[data-variant]': stackedRows(),
  // The values of a row in one line below its name.
  '&[data-variant=brief]': {
    'thead th:nth-of-type(2):nth-last-of-type(3)': { width: '34%' },
    [breakpoints.down('sm')]: {
      // Not a grid: where the text is large, the last ones go to a line of their own.
      tr: { display: 'flex', flexWrap: 'wrap', gap: '2px 8px', paddingBlock: 12 },
      'tbody th': { flex: '1 0 100%' },
      td: { flex: '0 1 2.4em' },
      'td:first-of-type': { flex: '1 1 5em' },
      'td:last-of-type': { flex: '0 1 9em', textTransform: 'lowercase' },
      'td:not(:last-of-type)::before': { display: 'none' },
      'td:last-of-type::before': { content: '"Due "', color: 'inherit', textTransform: 'none' },
    },
  },
  '[data-total=true] > *': {
    fontWeight: 750,
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.light[200],
    borderBottom: `4px solid ${vars.palette.light[500]}`,
  },
  ...printedTable,
}));
