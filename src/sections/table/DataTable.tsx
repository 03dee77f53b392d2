import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import type { Cell, FactsBlock, TableBlock } from '@/content/types';
import { plainText, RichText } from '@/sections/shared/RichText';

type DataTableProps = Pick<TableBlock, 'columns' | 'rows' | 'totalRow' | 'isNumeric' | 'variant'> & {
  label: string;
};

/** A table. The first cell of each row is its header; the others carry the name of their column, which a phone shows before them. */
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

/** Each row as a paragraph, with the names of the columns in it. */
const stackedRows = {
  '& thead': { display: 'none' },
  '& tr': { display: 'grid', gap: 6, paddingBlock: 20, borderBottom: '1px solid var(--rule)' },
  '& :is(th, td)': { width: 'auto', padding: 0, border: 0, overflowWrap: 'anywhere', textAlign: 'left' },
  '& td::before': { content: 'attr(data-column) ": "', color: 'var(--quiet)' },
} as const;

/** Here four columns of figures do not fit; in rem, so that it is wider with large text. */
const NARROW = '@container (max-width: 21.2rem)';

/** What both kinds of tables have in common. */
const ruled = ({ vars }: Theme): CSSObject => ({
  '--rule': vars.palette.divider,
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  'th, td': {
    padding: '14px 16px 14px 0',
    textWrap: 'pretty',
    whiteSpace: 'pre-line',
    verticalAlign: 'top',
    borderBottom: '1px solid var(--rule)',
  },
});

const Sheet = styled('table')(({ theme, theme: { breakpoints, typography, vars } }) => ({
  ...ruled(theme),
  fontVariantNumeric: 'tabular-nums',
  th: { fontWeight: 650 },
  'th:first-of-type': { width: '26%' },
  'td[rowspan]': { verticalAlign: 'middle' },
  'thead th': { verticalAlign: 'bottom', borderBottom: `3px solid ${vars.palette.text.primary}` },
  // A figure broken over two lines would be misread.
  '&[data-numeric=true]': {
    'th, td': { paddingInline: 16 },
    'td, thead th:not(:first-of-type)': { textAlign: 'right' },
    'th[scope=row]': { whiteSpace: 'nowrap' },
    [breakpoints.down('sm')]: { 'th, td': { paddingInline: 4, fontSize: '.9375rem' } },
    [NARROW]: stackedRows,
  },
  // Five columns of words need more than the small breakpoint, and more with large text.
  '@container (max-width: 40rem)': {
    '&[data-variant]': stackedRows,
    // The short values of a row in one line below its name.
    '&[data-variant=brief]': { tr: { display: 'block' }, td: { display: 'inline-block', marginRight: 12 } },
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
    [breakpoints.down('md')]: { ...stackedRows, '& tr': { ...stackedRows['& tr'], paddingInline: 16 } },
  },
  '[data-total=true] > *': {
    fontWeight: 750,
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.light[200],
    borderBottom: `4px solid ${vars.palette.light[500]}`,
  },
}));

const Rows = styled('table')(({ theme, theme: { breakpoints } }) => ({
  ...ruled(theme),
  th: { width: '40%', fontWeight: 600, color: 'var(--quiet)' },
  // An email address in half a page's width.
  td: { overflowWrap: 'anywhere' },
  [breakpoints.down('sm')]: {
    '&[data-variant=stacked] :is(th, td)': { display: 'block', width: 'auto' },
    '&[data-variant=stacked] th': { paddingBottom: 0, border: 0, color: 'inherit' },
    '&[data-variant=stacked] td': { paddingTop: 4 },
  },
  [breakpoints.up('md')]: { th: { width: 'var(--term, 28%)', minWidth: '9em' } },
}));
