import { logProblem } from '@/lib/log';

const SCRIPT = '/sw.js';

// Not in TypeScript's `dom` yet.
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
};

/** Without it the site works as long as there is a connection. Under `npm run dev` there is none. */
export async function registerWorker(): Promise<void> {
  if (process.env.NODE_ENV === 'development') return;
  try {
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
    // The policy that the page allows for this, `worker`, gives one address only.
    const policy = trustedTypes?.createPolicy('worker', { createScriptURL: () => SCRIPT });
    // What a first visit has read came before the worker, so it is read once more, for the worker to keep.
    workers()?.addEventListener('controllerchange', () => dispatchEvent(new Event('online')));
    await workers()?.register(policy?.createScriptURL(SCRIPT) ?? SCRIPT);
  } catch (error) {
    // Some browsers forbid it.
    logProblem('the service worker could not be registered', error);
  }
}

/** Takes the service worker away: without its pages it could only get in the way of a newer version. */
export async function unregisterWorker(): Promise<void> {
  await (await workers()?.getRegistration())?.unregister();
}

/** Not every browser has them, and some have the property without a value, or throw. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;
