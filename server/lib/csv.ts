/**
 * Writes rows as CSV (RFC 4180) that spreadsheets open as it is: as UTF-8, and with a quote before what they would run as a formula,
 * which telephone numbers are not.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`;

const toCell = (text: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^\+?\d+$/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};
