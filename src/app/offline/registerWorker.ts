import { ACTIVATE } from '@/device/cacheNames';
import { logProblem } from '@/lib/log';

const SCRIPT = '/sw.js';

// Not in TypeScript's `dom` yet.
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
};
type Extras = { trustedTypes?: TrustedTypes };
type Connection = { connection?: { saveData?: boolean } };

/**
 * Registers the service worker, except for visitors who save data: it fetches the whole site.
 * @param onUpdate called with a new version that waits for the visitor's consent
 */
export async function registerWorker(onUpdate: (worker: ServiceWorker) => void): Promise<void> {
  if ((navigator as Connection).connection?.saveData) return;
  try {
    const registration: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.register(trustedScript());
    // Where workers are blocked, some browsers answer with nothing.
    if (!registration) return;
    const offer = () => {
      // Without a controller it is the first version that is being installed.
      if (registration.waiting && navigator.serviceWorker.controller) onUpdate(registration.waiting);
    };
    const follow = () => registration.installing?.addEventListener('statechange', offer);
    offer();
    follow();
    registration.addEventListener('updatefound', follow);
  } catch (error) {
    logProblem('the service worker could not be registered', error);
  }
}

/** Lets the new version take over, then reloads this tab alone. */
export function activateAndReload(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  // A worker's postMessage has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(ACTIVATE);
}

/** The policy that the page allows for this, `worker`, gives one address only. */
function trustedScript(): string {
  const { trustedTypes } = window as Extras;
  return (
    trustedTypes?.createPolicy('worker', { createScriptURL: () => SCRIPT }).createScriptURL(SCRIPT) ?? SCRIPT
  );
}
