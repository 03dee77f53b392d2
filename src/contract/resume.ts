import { ascii, indexOf, lastIndexOf, startsWith, utf16 } from './bytes';
import { RESUME_EXTENSIONS, RESUME_MAX_BYTES } from './limits';
import { fieldMessages, resumeNameMismatch } from './messages';
import { isCutShort, isProtectedPdf } from './protectedPdf';
import { isEncryptedPackage, isProtectedDoc } from './protectedResume';

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
 * to a recruiter has to open, and to be what its name says.
 * @param fileName the name it was chosen under
 * @param bytes the whole file
 */
export async function checkResume(fileName: string, bytes: Uint8Array): Promise<CheckedResume> {
  const problem = refuseResumeSize(bytes.length);
  if (problem) return { problem };
  const kind = await resumeKind(bytes);
  const nameProblem = refuseResumeName(fileName);
  if (!kind && nameProblem) return { problem: nameProblem };
  if (kind === 'pdf' && isCutShort(bytes)) return { problem: fieldMessages.resumeCutShort };
  if (await isProtected(bytes, kind)) return { problem: fieldMessages.resumeProtected };
  if (!kind) return { problem: refuseContent(bytes) };
  return extensionOf(fileName) === `.${kind}` ? { kind } : { problem: resumeNameMismatch(kind) };
}

/** Other programs save their own formats under a name that ends in .doc. */
const refuseContent = (bytes: Uint8Array): string =>
  /^\s*(?:\{\\rtf|<(?:!doctype\s+)?html|<\?xml)/i.test(
    new TextDecoder().decode(bytes.subarray(0, RESUME_START_BYTES)),
  )
    ? fieldMessages.resumeOtherFormat
    : fieldMessages.resumeContent;

const isProtected = async (bytes: Uint8Array, kind: ResumeKind | undefined): Promise<boolean> =>
  (kind === 'pdf' && (await isProtectedPdf(bytes))) ||
  (kind === 'doc' && isProtectedDoc(bytes, WORD_STREAM)) ||
  // A .docx with a password is no zip any more.
  (!kind && startsWith(bytes, COMPOUND_FILE) && isEncryptedPackage(bytes));

/** The message that refuses a CV by name, size or content, or undefined when it is accepted. */
export const refuseResume = async (fileName: string, bytes: Uint8Array): Promise<string | undefined> =>
  (await checkResume(fileName, bytes)).problem;

const extensionOf = (fileName: string): string => fileName.slice(fileName.lastIndexOf('.')).toLowerCase();

/** The message that refuses a file name, or undefined for .pdf, .doc and .docx in any case. */
export const refuseResumeName = (fileName: string): string | undefined =>
  RESUME_EXTENSIONS.some((extension) => extension === extensionOf(fileName))
    ? undefined
    : fieldMessages.resumeExtension;

/** The message that refuses a size in bytes, or undefined when it is above 0 and within the limit. */
export function refuseResumeSize(size: number): string | undefined {
  if (size === 0) return fieldMessages.resumeEmpty;
  return size > RESUME_MAX_BYTES ? fieldMessages.resumeTooLarge : undefined;
}

/** What a file is by its content: PDF, Word 97 (compound file) or Word (zip); undefined for the rest. */
export async function resumeKind(bytes: Uint8Array): Promise<ResumeKind | undefined> {
  if (hasPdfMark(bytes)) return 'pdf';
  if (startsWith(bytes, COMPOUND_FILE)) return indexOf(bytes, WORD_STREAM) >= 0 ? 'doc' : undefined;
  if (startsWith(bytes, LOCAL_FILE_HEADER)) return (await isWordPackage(bytes)) ? 'docx' : undefined;
  return undefined;
}

/** How many bytes `startsLikeResume` needs to see. */
export const RESUME_START_BYTES = 1024;

/** False when a file that starts with these bytes cannot be any of the three kinds. */
export const startsLikeResume = (start: Uint8Array): boolean =>
  hasPdfMark(start) || startsWith(start, COMPOUND_FILE) || startsWith(start, LOCAL_FILE_HEADER);

const hasPdfMark = (bytes: Uint8Array): boolean =>
  indexOf(bytes.subarray(0, RESUME_START_BYTES), ascii('%PDF-')) >= 0;

const COMPOUND_FILE = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const LOCAL_FILE_HEADER = Uint8Array.of(0x50, 0x4b, 0x03, 0x04);
const CENTRAL_ENTRY = Uint8Array.of(0x50, 0x4b, 0x01, 0x02);
const WORD_STREAM = utf16('WordDocument');
const CONTENT_TYPES = ascii('[Content_Types].xml');
const WORD_CONTENT_TYPE = 'wordprocessingml.document.main+xml';
const MAX_CONTENT_TYPES_BYTES = 1024 * 1024;
const DEFLATE = 8;

async function isWordPackage(bytes: Uint8Array): Promise<boolean> {
  const content = contentTypesEntry(bytes);
  if (!content) return false;
  try {
    const xml = content.method === DEFLATE ? await inflate(content.data) : content.data;
    return new TextDecoder().decode(xml).includes(WORD_CONTENT_TYPE);
  } catch {
    return false; // damaged or not a zip after all
  }
}

/** Finds `[Content_Types].xml` by the zip's central directory, which names sizes reliably. */
function contentTypesEntry(bytes: Uint8Array): { method: number; data: Uint8Array } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const nameAt = lastIndexOf(bytes, CONTENT_TYPES);
  const entry = nameAt - 46;
  if (entry < 0 || !startsWith(bytes.subarray(entry), CENTRAL_ENTRY)) return undefined;
  const local = view.getUint32(entry + 42, true);
  if (local + 30 > bytes.length) return undefined;
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const data = bytes.subarray(start, start + view.getUint32(entry + 20, true));
  return { method: view.getUint16(entry + 10, true), data };
}

async function inflate(data: Uint8Array): Promise<Uint8Array> {
  const copy = new Uint8Array(data);
  const reader = new Blob([copy]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const inflated = new Uint8Array(MAX_CONTENT_TYPES_BYTES);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return inflated.subarray(0, length);
    // Throws a RangeError once the buffer is full, since a few bytes may unpack to gigabytes.
    inflated.set(value, length);
    length += value.length;
  }
}
