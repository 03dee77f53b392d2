// The part of the service worker's globals that is used here: TypeScript's `webworker` library contradicts its `dom`.

export type ExtendableEvent = Event & { waitUntil: (promise: Promise<unknown>) => void };

type Scope = {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};

export const scope = globalThis as unknown as Scope;

declare const BUILT_FILES: { url: string; revision: string | null; integrity: string }[];
/** Every file of the built site to keep; written in by the build (tools/build/buildWorker.ts). */
export const builtFiles = BUILT_FILES;
