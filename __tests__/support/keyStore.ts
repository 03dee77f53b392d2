import { webcrypto } from 'node:crypto';

/** Gives the page what jsdom has not: WebCrypto, and as much of IndexedDB as keeps a key. */
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
  // Node names the class nowhere that jsdom lets through.
  const anyKey = await webcrypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  define('CryptoKey', anyKey.constructor);
  define('indexedDB', { open: () => request(() => database, ['upgradeneeded', 'success']) });
}

/** Takes them away again: a browser that can keep no secret. */
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
