import { getStored, putStored } from './database';

const KEY_NAME = 'credentials';
const ALGORITHM = 'AES-GCM';
const IV_LENGTH = 12;

/** Encrypts text with a key that never leaves this browser; undefined where that is not possible. */
export async function encrypt(text: string): Promise<string | undefined> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH));
    const key = await deviceKey();
    const sealed = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, new TextEncoder().encode(text));
    return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)));
  } catch {
    return undefined;
  }
}

/** Decrypts what `encrypt` returned; undefined for anything that this browser's key did not encrypt. */
export async function decrypt(sealed: string): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
    const iv = bytes.subarray(0, IV_LENGTH);
    const data = bytes.subarray(IV_LENGTH);
    const text = await crypto.subtle.decrypt({ name: ALGORITHM, iv }, await deviceKey(), data);
    return new TextDecoder().decode(text);
  } catch {
    return undefined;
  }
}

/** The key in IndexedDB, created on first use. It cannot be exported. */
async function deviceKey(): Promise<CryptoKey> {
  const kept = await getStored('keys', KEY_NAME);
  if (kept instanceof CryptoKey) return kept;
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await putStored('keys', KEY_NAME, key);
  return key;
}
