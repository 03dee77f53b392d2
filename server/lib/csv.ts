/** Writes rows as CSV (RFC 4180), with a byte order mark: without one, Excel assumes an encoding other than UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('')}`;

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
