import { ascii, indexOf, lastIndexOf } from './bytes';
import { opensWithoutPassword } from './pdfPassword';

const HEADER = ascii('%PDF-');
const START = ascii('startxref');
const TRAILER = ascii('trailer');
const STREAM_TYPE = ascii('/XRef');
const OBJECT = ascii('obj');
/** Readers look this far back for the end mark (ISO 32000-1, Annex H, note 18); some mailers add lines below it. */
const END_BYTES = 2048;
const MAX_TRAILER_BYTES = 64 * 1024;
/** The tokens that show where a dictionary, or a string in it, begins and ends; /Encrypt only before a reference or a dictionary. */
const TOKEN = /\\[^]|<<|>>|[()]|\/Encrypt(?=\s+\d+\s+\d+\s+R|\s*<<)/g;

/**
 * Whether a PDF needs a password: its trailer names an encryption dictionary (ISO 32000-1, 7.5.5 and 7.6.1), and the empty password
 * does not open it. One that only restricts printing or copying opens for everybody. The same word elsewhere, as in the text of the CV,
 * does not count.
 */
export async function isProtectedPdf(file: Uint8Array): Promise<boolean> {
  // Offsets count from the header, in front of which a mailer may have put a few bytes.
  const bytes = file.subarray(Math.max(0, indexOf(file, HEADER)));
  const at = trailerAt(bytes);
  const trailer = at >= 0 ? textAt(bytes, at) : '';
  return namesEncryption(trailer) && !(await opensWithoutPassword(bytes, trailer));
}

/** Whether the end of a PDF is missing, as after an unfinished download: neither `startxref` nor `%%EOF` stands there (7.5.5). */
export const isCutShort = (file: Uint8Array): boolean =>
  !/startxref|%%EOF/.test(textAt(file, Math.max(0, file.length - END_BYTES), END_BYTES));

/** Where the trailer begins, or the cross-reference stream that replaces it since PDF 1.5 (7.5.8); -1 if there is neither. */
function trailerAt(bytes: Uint8Array): number {
  const section = Number.parseInt(textAt(bytes, lastIndexOf(bytes, START) + START.length, 20), 10);
  const start = textAt(bytes, section, 40);
  if (/^\s*xref/.test(start)) return indexOf(bytes, TRAILER, section);
  if (/^\s*\d+\s+\d+\s+obj/.test(start)) return section;
  // The offset is wrong: readers then search the file.
  const trailer = lastIndexOf(bytes, TRAILER);
  const stream = lastIndexOf(bytes, STREAM_TYPE);
  return trailer >= 0 || stream < 0 ? trailer : lastIndexOf(bytes.subarray(0, stream), OBJECT);
}

/** Whether the first dictionary of a text has /Encrypt as a key of its own, not only in a string or an inner dictionary. */
function namesEncryption(text: string): boolean {
  let dictionaries = 0;
  let brackets = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '(') brackets += 1;
    else if (token === ')') brackets -= 1;
    else if (brackets > 0) continue;
    else if (token === '<<') dictionaries += 1;
    else if (token === '>>') dictionaries -= 1;
    else if (token === '/Encrypt' && dictionaries === 1) return true;
    if (dictionaries === 0 && token === '>>') return false;
  }
  return false;
}

const textAt = (bytes: Uint8Array, at: number, length = MAX_TRAILER_BYTES): string =>
  new TextDecoder('latin1').decode(bytes.subarray(at, at + length));
