import { webcrypto } from 'node:crypto';

/** Adds what jsdom lacks: WebCrypto, and just enough of IndexedDB to store a key. */
export async function installKeyStore(): Promise<void> {
  const kept = new Map<string, unknown>();
  const store = {
    get: (key: string) => request(() => kept.get(key)),
    put: (value: unknown, key: string) => request(() => void kept.set(key, value)),
  };
  const database = {
    createObjectStore: () => store,
    transaction: () => ({ objectStore: () => store }),
    close: () => undefined,
  };
  define('crypto', webcrypto);
  // jsdom hides Node's CryptoKey class, but any key leads to it.
  const anyKey = await webcrypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  define('CryptoKey', anyKey.constructor);
  define('indexedDB', { open: () => request(() => database, ['upgradeneeded', 'success']) });
}

/** Removes IndexedDB again, as in a browser that cannot store a key. */
export function removeKeyStore(): void {
  define('indexedDB', undefined);
}

function request(answer: () => unknown, events = ['success']) {
  const pending: EventTarget & { result?: unknown } = new EventTarget();
  queueMicrotask(() => {
    pending.result = answer();
    for (const event of events) pending.dispatchEvent(new Event(event));
  });
  return pending;
}

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
}
