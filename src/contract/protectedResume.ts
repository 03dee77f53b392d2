import { indexOf, utf16 } from './bytes';

const ENCRYPTED_PACKAGE = utf16('EncryptedPackage');

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
