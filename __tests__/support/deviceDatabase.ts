import { webcrypto } from 'node:crypto';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

/** Adds what jsdom lacks: WebCrypto, and an IndexedDB that is empty. */
export async function installDeviceDatabase(): Promise<void> {
  define('crypto', webcrypto);
  // jsdom hides Node's CryptoKey class, but any key leads to it.
  const anyKey = await webcrypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  define('CryptoKey', anyKey.constructor);
  define('indexedDB', new IDBFactory());
}

/** Removes IndexedDB again, as in a browser that denies it. */
export function removeDeviceDatabase(): void {
  define('indexedDB', undefined);
}

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
}
