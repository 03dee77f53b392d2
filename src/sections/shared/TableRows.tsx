type TableRowsProps = {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  totalRow?: number | undefined;
};

/** The head and body of a table. The first cell of each row is its header; the others carry the name of their column for styles. */
export const TableRows = ({ columns, rows, totalRow }: TableRowsProps) => (
  <>
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
      {rows.map(([head, ...cells], row) => (
        <tr key={head} data-total={row === totalRow}>
          <th scope="row">{head}</th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]} data-column={columns[index + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </>
);
