import { CsvError, parse } from 'csv-parse/sync';
import { type Position, positionAt, rejectFile } from './InvalidFileError';

/** A field's value, and where the field starts. */
export type Cell = { text: string; position: () => Position };

const lineEnds = ['\r\n', '\n', '\r'];

/** What csv-parse rejects: how much of the field comes before the error, and what to tell the provider. */
const problems: Partial<Record<string, [before: RegExp, message: string]>> = {
  CSV_QUOTE_NOT_CLOSED: [/^/, 'this quotation mark is never closed'],
  CSV_INVALID_CLOSING_QUOTE: [
    /^"(?:[^"]|"")*"/,
    'text after the closing quotation mark of a field: double every quotation mark inside it',
  ],
  INVALID_OPENING_QUOTE: [
    /^[^"]*/,
    'a quotation mark inside a field: put the whole field in quotation marks and double this one',
  ],
};

/**
 * Reads comma-separated values (RFC 4180) with any kind of line end, skipping empty rows. Where the first line has more semicolons than
 * commas, they separate: so does Excel where the comma is the decimal sign.
 * @param text the file without a byte order mark
 * @throws InvalidFileError for misplaced quotation marks
 */
export function parseCsv(text: string): Cell[][] {
  const bytes = Buffer.from(text);
  // csv-parse counts CRLF inside quotes as two lines and never gives a column, so positions come from byte offsets.
  let start = 0;
  const cast = (value: string, context: { bytes: number }): Cell => {
    const offset = start;
    const delimiter = bytes.subarray(context.bytes, context.bytes + 2).toString() === '\r\n' ? 2 : 1;
    start = context.bytes + delimiter;
    return { text: value, position: () => positionInBytes(bytes, offset) };
  };
  try {
    const rows = parse(bytes, {
      cast,
      delimiter: delimiterOf(text),
      record_delimiter: lineEnds,
      relax_column_count: true,
    });
    // Typed as strings, whatever `cast` returns.
    return (rows as unknown as Cell[][]).filter((row) => row.some((cell) => cell.text !== ''));
  } catch (error) {
    const [before, message] = (error instanceof CsvError && problems[error.code]) || [];
    if (!before || !message) throw error;
    const [skipped = ''] = before.exec(bytes.subarray(start).toString()) ?? [];
    return rejectFile(positionInBytes(bytes, start + Buffer.byteLength(skipped)), message);
  }
}

function delimiterOf(text: string): ',' | ';' {
  const [header = ''] = text.split(/[\r\n]/, 1);
  return header.split(';').length > header.split(',').length ? ';' : ',';
}

function positionInBytes(bytes: Buffer, offset: number): Position {
  const before = bytes.subarray(0, offset).toString();
  return positionAt(before, before.length);
}
