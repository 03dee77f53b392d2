import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { TableBlock } from '@/content/types';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** The rows of a table block; the first cell of each heads its row. */
export const DataTable = ({ block }: { block: TableBlock }) => (
  <Sheet data-numeric={block.isNumeric ?? false}>
    <caption>
      <VisuallyHidden>{block.caption}</VisuallyHidden>
    </caption>
    <TableHead>
      <TableRow>
        {block.columns.map((column) => (
          <TableCell key={column} scope="col">
            {column}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {block.rows.map(([head, ...cells], row) => (
        <TableRow key={head} data-total={row === block.totalRow}>
          <TableCell component="th" scope="row">
            {head}
          </TableCell>
          {cells.map((cell, place) => (
            <TableCell key={block.columns[place + 1]}>{cell}</TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Sheet>
);

const Sheet = styled(Table)(({ theme }) => ({
  color: 'inherit',
  fontSize: 'inherit',
  // The hidden caption must not take a line of its own.
  caption: { padding: 0, height: 0, captionSide: 'top' },
  '& .MuiTableCell-root': {
    color: 'inherit',
    padding: '14px 6px',
    [theme.breakpoints.up('sm')]: { padding: 16 },
  },
  '& th[scope=row]': { fontWeight: 600 },
  '&[data-numeric=true] :is(td, thead th:not(:first-of-type))': { textAlign: 'right' },
  '&[data-numeric=true] th[scope=row]': { whiteSpace: 'nowrap' },
  '& [data-total=true] > *': {
    fontWeight: 750,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.light[200],
    borderBottom: `4px solid ${theme.vars.palette.light[500]}`,
  },
}));
