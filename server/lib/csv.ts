/** Writes rows as CSV (RFC 4180), with a byte order mark: without one, Excel assumes an encoding other than UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('')}`;

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

/**
 * Spreadsheets run a cell that begins like a formula unless a quote precedes it. Telephone numbers stay as they are. Cells that have quotes
 * already get one more, so that `withFormula` gives back any text.
 */
export const withoutFormula = (cell: string): string =>
  /^'*[=+\-@＝＋－＠\t\r]/.test(cell) && !/^\+\d+$/.test(cell) ? `'${cell}` : cell;

/** Takes that quote off again. */
export const withFormula = (cell: string): string => cell.replace(/^'(?='*[=+\-@＝＋－＠\t\r])/, '');
