import { RESUME_EXTENSIONS, RESUME_MAX_BYTES } from './limits';
import { fieldMessages, resumeNameMismatch } from './messages';

export type ResumeKind = 'pdf' | 'doc' | 'docx';
/** What an accepted CV is, or the message that refuses it. */
export type CheckedResume = { kind: ResumeKind; problem?: undefined } | { kind?: undefined; problem: string };

const MAX_NAME_LENGTH = 150;

/**
 * A file's name without folders, quotes (which browsers escape), control characters and marks that turn the direction of writing;
 * shortened from the start to keep its extension.
 */
export const cleanFileName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}"]|%(?:22|0A|0D)/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim()
    .slice(-MAX_NAME_LENGTH);

/**
 * Checks a CV by name, size and content (docs/behaviour.md, section 5). Name and content must agree: what is sent on
 * to a recruiter has to be what its name says. Nothing is parsed: a few fixed stretches of the file are looked at.
 * @param fileName the name it was chosen under
 * @param bytes the whole file
 */
export function checkResume(fileName: string, bytes: Uint8Array): CheckedResume {
  const problem = refuseResumeSize(bytes.length);
  if (problem) return { problem };
  const kind = resumeKind(bytes);
  const nameProblem = refuseResumeName(fileName);
  if (nameProblem && (!kind || isMacroOrTemplate.test(fileName))) return { problem: nameProblem };
  if (!kind) return { problem: refuseContent(bytes) };
  if (kind === 'pdf' && isCutShort(bytes)) return { problem: fieldMessages.resumeCutShort };
  return extensionOf(fileName) === `.${kind}` ? { kind } : { problem: resumeNameMismatch(kind) };
}

/** Renamed, Word would refuse them. */
const isMacroOrTemplate = /\.do(?:cm|t[mx]?)$/i;

/** Other programs save their own formats under a name that ends in .doc; a web archive's headers come in any order. */
const refuseContent = (bytes: Uint8Array): string =>
  /^\W*(?:\{\\rtf|<(?:!doctype|html|head|body|table|div|\?xml))|^mime-version:/im.test(
    startOf(bytes).replaceAll('\0', ''),
  )
    ? fieldMessages.resumeOtherFormat
    : fieldMessages.resumeContent;

/** Whether the end of a PDF is missing, as after an unfinished download. Some programs add padding or HTML after it. */
const isCutShort = (bytes: Uint8Array): boolean =>
  !/startxref|%%EOF/.test(textAt(bytes, bytes.length - STRETCH_BYTES));

const extensionOf = (fileName: string): string => fileName.slice(fileName.lastIndexOf('.')).toLowerCase();

/** The message that refuses a file name, or undefined for .pdf, .doc and .docx in any case. */
const refuseResumeName = (fileName: string): string | undefined =>
  RESUME_EXTENSIONS.some((extension) => extension === extensionOf(fileName))
    ? undefined
    : fieldMessages.resumeExtension;

/** The message that refuses a size in bytes, or undefined when it is above 0 and within the limit. */
export function refuseResumeSize(size: number): string | undefined {
  if (size === 0) return fieldMessages.resumeEmpty;
  return size > RESUME_MAX_BYTES ? fieldMessages.resumeTooLarge : undefined;
}

const START_BYTES = 1024;
const STRETCH_BYTES = 64 * 1024;

const COMPOUND_FILE = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';
const ZIP = 'PK\u0003\u0004';
const ZIP_ENTRY = 'PK\u0001\u0002';

/** What a file is by its content: PDF, Word 97 (compound file) or Word (zip); undefined for the rest. */
export function resumeKind(bytes: Uint8Array): ResumeKind | undefined {
  const start = startOf(bytes);
  if (start.startsWith(COMPOUND_FILE)) return compoundKind(bytes);
  // A zip may hold a PDF.
  if (start.startsWith(ZIP)) return hasWordParts(bytes) ? 'docx' : undefined;
  return start.includes('%PDF-') ? 'pdf' : undefined;
}

/** Whether a zip's directory, which is at its end, has a name in the folder `word`, 42 bytes after the mark of its entry. */
const hasWordParts = (bytes: Uint8Array): boolean =>
  textAt(bytes, bytes.length - STRETCH_BYTES)
    .split(ZIP_ENTRY)
    .some((entry) => /^[/\\]?word[/\\]/i.test(entry.slice(42, 48)));

/** What a compound file holds, by the names in its directory ([MS-CFB] 2.2 says where that begins). */
function compoundKind(bytes: Uint8Array): ResumeKind | undefined {
  if (bytes.length < 52) return undefined;
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = textAt(bytes, (header.getUint32(48, true) + 1) * 2 ** header.getUint16(30, true));
  const names = directory.replaceAll('\0', '');
  if (names.includes('WordDocument')) return 'doc';
  // A .docx with a password is no zip any more.
  return names.includes('EncryptedPackage') ? 'docx' : undefined;
}

const startOf = (bytes: Uint8Array): string => textAt(bytes, 0, START_BYTES);

/** A stretch of a file, a character per byte. */
const textAt = (bytes: Uint8Array, at: number, length = STRETCH_BYTES): string =>
  new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, at), Math.max(0, at) + length));
