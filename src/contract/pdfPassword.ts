import { md5 } from '@noble/hashes/legacy.js';
import { ascii, indexOf } from './bytes';

// What a password field is filled up with (ISO 32000-1, 7.6.3.3, Algorithm 2).
const PADDING = fromHex('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a');
const MAX_DICTIONARY_BYTES = 4096;

/** The entries of an encryption dictionary that a password is tried with. */
type Encryption = {
  revision: number;
  keyBytes: number;
  owner: Uint8Array;
  user: Uint8Array;
  permissions: number;
  encryptsMetadata: boolean;
  id: Uint8Array;
};

/**
 * Whether an encrypted PDF opens without a password, as one does whose owner has only restricted printing or copying: the empty user
 * password opens it (ISO 32000-1, 7.6.3.4, Algorithm 6; ISO 32000-2, 7.6.4.4.10). False where the encryption is not understood.
 * @param bytes the file from its header on
 * @param trailer the text of its trailer or cross-reference stream, which names /Encrypt
 */
export async function opensWithoutPassword(bytes: Uint8Array, trailer: string): Promise<boolean> {
  const encryption = readEncryption(bytes, trailer);
  if (!encryption) return false;
  const { revision } = encryption;
  if (revision === 2) return startsWithSame(encryption.user, rc4(fileKey(encryption), PADDING), 32);
  if (revision === 3 || revision === 4) return startsWithSame(encryption.user, userMark(encryption), 16);
  if (revision !== 5 && revision !== 6) return false;
  const salt = encryption.user.subarray(32, 40);
  const hash = revision === 5 ? await sha(256, salt) : await hardenedHash(salt);
  return startsWithSame(encryption.user, hash, 32);
}

function readEncryption(bytes: Uint8Array, trailer: string): Encryption | undefined {
  const [, number, inline] = /\/Encrypt\s*(?:(\d+)\s+\d+\s+R|(<<[^]*))/.exec(trailer) ?? [];
  const dictionary = number ? objectText(bytes, number) : inline;
  if (!dictionary || !/\/Filter\s*\/Standard/.test(dictionary)) return undefined;
  const numberOf = (key: string) => Number(new RegExp(String.raw`/${key}\s+(-?\d+)`).exec(dictionary)?.[1]);
  const revision = numberOf('R');
  const owner = stringAfter(dictionary, /\/O\s*(?=[<(])/);
  const user = stringAfter(dictionary, /\/U\s*(?=[<(])/);
  if (!owner || !user) return undefined;
  return {
    revision,
    // Revision 4 names the length of its crypt filter too, and always has 128 bits.
    keyBytes: revision === 4 ? 16 : (revision === 3 && numberOf('Length') / 8) || 5,
    owner: owner.subarray(0, 32),
    user,
    permissions: numberOf('P'),
    encryptsMetadata: !/\/EncryptMetadata\s+false/.test(dictionary),
    id: stringAfter(trailer, /\/ID\s*\[\s*(?=[<(])/) ?? new Uint8Array(),
  };
}

function objectText(bytes: Uint8Array, number: string): string | undefined {
  const marker = new RegExp(String.raw`(?:^|[\s>])${number}\s+\d+\s+obj`);
  for (let at = indexOf(bytes, ascii(number)); at >= 0; at = indexOf(bytes, ascii(number), at + 1)) {
    const text = latin1(bytes.subarray(Math.max(0, at - 1), at + MAX_DICTIONARY_BYTES));
    if (marker.exec(text)?.index === 0) return text;
  }
  return undefined;
}

/** The string that follows a key, written as <hex> or as (text) with escapes (ISO 32000-1, 7.3.4). */
function stringAfter(text: string, key: RegExp): Uint8Array | undefined {
  const found = key.exec(text);
  if (!found) return undefined;
  const rest = text.slice(found.index + found[0].length);
  if (rest.startsWith('<')) return fromHex(rest.slice(1, rest.indexOf('>')).replaceAll(/\s/g, ''));
  const codes: number[] = [];
  let depth = 0;
  for (const [token, escaped] of rest.matchAll(/\\([0-7]{1,3}|\r\n|[^])|[^]/g)) {
    if (token === '(' && depth++ === 0) continue;
    if (token === ')' && --depth === 0) break;
    if (escaped === undefined) codes.push(token.charCodeAt(0));
    else if (/^[0-7]/.test(escaped)) codes.push(Number.parseInt(escaped, 8) & 0xff);
    else if (!/[\r\n]/.test(escaped)) codes.push((escapes[escaped] ?? escaped).charCodeAt(0));
  }
  return Uint8Array.from(codes);
}
const escapes: Partial<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The key that the empty password gives (Algorithm 2). */
function fileKey({ revision, keyBytes, owner, permissions, encryptsMetadata, id }: Encryption): Uint8Array {
  const flags = Uint8Array.from([0, 8, 16, 24], (shift) => (permissions >>> shift) & 0xff);
  const rest = revision === 4 && !encryptsMetadata ? [255, 255, 255, 255] : [];
  let hash = md5(Uint8Array.from([...PADDING, ...owner, ...flags, ...id, ...rest]));
  if (revision > 2) for (let round = 0; round < 50; round++) hash = md5(hash.subarray(0, keyBytes));
  return hash.subarray(0, keyBytes);
}

/** What /U begins with where the empty password opens the file (Algorithm 5). */
function userMark(encryption: Encryption): Uint8Array {
  const key = fileKey(encryption);
  let mark: Uint8Array = md5(Uint8Array.from([...PADDING, ...encryption.id]));
  for (let round = 0; round < 20; round++)
    mark = rc4(
      key.map((byte) => byte ^ round),
      mark,
    );
  return mark;
}

function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index] ?? 0;
  const swap = (one: number, other: number) => ([state[one], state[other]] = [at(other), at(one)]);
  for (let index = 0, other = 0; index < 256; index++) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) & 0xff;
    swap(index, other);
  }
  let index = 0;
  let other = 0;
  return data.map((byte) => {
    index = (index + 1) & 0xff;
    other = (other + at(index)) & 0xff;
    swap(index, other);
    return byte ^ at((at(index) + at(other)) & 0xff);
  });
}

/** The hash of revision 6, for the empty password (ISO 32000-2, 7.6.4.3.4, Algorithm 2.B). */
async function hardenedHash(salt: Uint8Array): Promise<Uint8Array> {
  let key = await sha(256, salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const encrypted = await encrypt(key.subarray(0, 16), key.subarray(16, 32), repeated(key, 64));
    // The first 16 bytes as a number, modulo 3: 256 leaves 1, so their sum will do.
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = await sha(remainder === 0 ? 256 : remainder === 1 ? 384 : 512, encrypted);
    last = encrypted.at(-1) ?? 0;
  }
  return key;
}

async function encrypt(key: Uint8Array, iv: Uint8Array, data: Uint8Array): Promise<Uint8Array> {
  const imported = await crypto.subtle.importKey('raw', new Uint8Array(key), 'AES-CBC', false, ['encrypt']);
  const padded = await crypto.subtle.encrypt(
    { name: 'AES-CBC', iv: new Uint8Array(iv) },
    imported,
    new Uint8Array(data),
  );
  return new Uint8Array(padded).subarray(0, data.length);
}

const sha = async (bits: 256 | 384 | 512, data: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, new Uint8Array(data)));

const repeated = (bytes: Uint8Array, times: number): Uint8Array =>
  Uint8Array.from({ length: bytes.length * times }, (_, index) => bytes[index % bytes.length] ?? 0);

const startsWithSame = (one: Uint8Array, other: Uint8Array, length: number): boolean =>
  one.length >= length &&
  other.length >= length &&
  other.subarray(0, length).every((byte, at) => byte === one[at]);

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/.{1,2}/g) ?? [], (pair) => Number.parseInt(pair.padEnd(2, '0'), 16));
}
