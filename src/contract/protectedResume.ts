import { ascii, indexOf, utf16 } from './bytes';

const ENCRYPT = ascii('/Encrypt');
const REFERENCE_OR_DICTIONARY = /^\s*(\d+\s+\d+\s+R|<<)/;
// A file crafted to mention it a million times must not block the server.
const MAX_MENTIONS = 1000;
const ENCRYPTED_PACKAGE = utf16('EncryptedPackage');

/**
 * Whether a PDF is encrypted: its trailer names an encryption dictionary (ISO 32000-1, 7.5.5 and 7.6.1). That is so for a password,
 * and for restrictions on printing or copying, which many a reader and every scanner trips over too.
 */
export function isProtectedPdf(bytes: Uint8Array): boolean {
  let start = 0;
  for (let mentions = 0; mentions < MAX_MENTIONS; mentions += 1) {
    const at = indexOf(bytes, ENCRYPT, start);
    if (at < 0) return false;
    start = at + ENCRYPT.length;
    const value = String.fromCharCode(...bytes.subarray(start, start + 32));
    if (REFERENCE_OR_DICTIONARY.test(value)) return true;
  }
  return false;
}

/** Whether a compound file is an Office document behind a password ([MS-OFFCRYPTO] 2.3.4). */
export const isEncryptedPackage = (bytes: Uint8Array): boolean => indexOf(bytes, ENCRYPTED_PACKAGE) >= 0;

const SECTOR_SHIFT_AT = 30;
const START_SECTOR_AT = 116; // within the directory entry, which begins with the stream's name
const WORD_MARK = 0xa5ec;
const FLAGS_AT = 10;
const IS_ENCRYPTED = 0x0100;

/**
 * Whether a Word 97 document has a password: the flag fEncrypted at the start of its stream ([MS-DOC] 2.5.2, [MS-CFB] 2.2 and 2.6).
 * @param streamName the stream's name as bytes, which are known to be in the file
 */
export function isProtectedDoc(bytes: Uint8Array, streamName: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entry = indexOf(bytes, streamName);
  if (entry + START_SECTOR_AT + 4 > bytes.length) return false;
  const sector = view.getUint32(entry + START_SECTOR_AT, true);
  const start = (sector + 1) * 2 ** view.getUint16(SECTOR_SHIFT_AT, true);
  if (start + FLAGS_AT + 2 > bytes.length || view.getUint16(start, true) !== WORD_MARK) return false;
  return (view.getUint16(start + FLAGS_AT, true) & IS_ENCRYPTED) !== 0;
}
