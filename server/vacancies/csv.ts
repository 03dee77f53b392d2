import { type Place, refuse } from './refusal';

/** One field, and where it starts. */
export type Cell = Place & { text: string };

type Reader = { readonly text: string; at: number; line: number; lineStart: number };

/**
 * Reads comma-separated values by RFC 4180: quoted fields may hold commas, line ends and doubled quotes.
 * Line ends may be CRLF, LF or CR; empty lines are left out.
 * @param text the file without a byte order mark
 * @returns the rows, each field with its place
 * Refuses (FileRefused) a quote that is never closed, text after a closing quote and a quote inside a plain field.
 */
export function parseCsv(text: string): Cell[][] {
  const reader: Reader = { text, at: 0, line: 1, lineStart: 0 };
  const rows: Cell[][] = [];
  while (reader.at < text.length) {
    const row = readRow(reader);
    if (row.some((cell) => cell.text !== '')) rows.push(row);
  }
  return rows;
}

function readRow(reader: Reader): Cell[] {
  const row: Cell[] = [];
  for (;;) {
    row.push(readCell(reader));
    if (reader.text[reader.at] !== ',') break;
    reader.at += 1;
  }
  passLineEnd(reader);
  return row;
}

function readCell(reader: Reader): Cell {
  const place = placeOf(reader);
  const text = reader.text[reader.at] === '"' ? readQuoted(reader, place) : readPlain(reader);
  return { text, ...place };
}

function readPlain(reader: Reader): string {
  const plain = /[^",\r\n]*/y;
  plain.lastIndex = reader.at;
  const text = plain.exec(reader.text)?.[0] ?? '';
  reader.at += text.length;
  if (reader.text[reader.at] === '"') {
    refuse(
      placeOf(reader),
      'a quotation mark inside a field: put the whole field in quotation marks and double this one',
    );
  }
  return text;
}

function readQuoted(reader: Reader, opened: Place): string {
  let value = '';
  reader.at += 1;
  while (reader.at < reader.text.length) {
    if (reader.text[reader.at] !== '"') value += takeCharacter(reader);
    else if (reader.text[reader.at + 1] === '"') {
      value += '"';
      reader.at += 2;
    } else {
      reader.at += 1;
      if (/[^,\r\n]/.test(reader.text[reader.at] ?? ',')) {
        refuse(placeOf(reader), 'text after the closing quotation mark of a field');
      }
      return value;
    }
  }
  return refuse(opened, 'this quotation mark is never closed');
}

/** One character of a quoted field; a line end of any kind becomes a line feed. */
function takeCharacter(reader: Reader): string {
  if (passLineEnd(reader)) return '\n';
  reader.at += 1;
  return reader.text[reader.at - 1]!;
}

function passLineEnd(reader: Reader): boolean {
  const character = reader.text[reader.at];
  if (character !== '\r' && character !== '\n') return false;
  reader.at += reader.text.startsWith('\r\n', reader.at) ? 2 : 1;
  reader.line += 1;
  reader.lineStart = reader.at;
  return true;
}

const placeOf = ({ at, line, lineStart }: Reader): Place => ({ line, column: at - lineStart + 1 });
