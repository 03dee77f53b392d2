import { styled } from '@mui/material/styles';
import { useEffect, useSyncExternalStore } from 'react';
import { offlineLine } from '@/content/pageTrouble';
import { logProblem } from '@/lib/log';
import { printHidden } from '@/ui/print';

/** The one line on every page that says so while there is no connection, and the service worker, which then shows what was seen last. */
export function Offline() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => void registerWorker(), []);
  return <Line role="status">{!isOnline && <p>{offlineLine}</p>}</Line>;
}

function subscribe(listener: () => void): () => void {
  for (const type of ['online', 'offline']) window.addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, listener);
  };
}

const SCRIPT = '/sw.js';

// Not in TypeScript's `dom` yet.
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
};

/** Without it the site works as long as there is a connection. Under `npm run dev` there is none. */
async function registerWorker(): Promise<void> {
  if (process.env.NODE_ENV === 'development' || !('serviceWorker' in navigator)) return;
  try {
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
    // The policy that the page allows for this, `worker`, gives one address only.
    const policy = trustedTypes?.createPolicy('worker', { createScriptURL: () => SCRIPT });
    await navigator.serviceWorker.register(policy?.createScriptURL(SCRIPT) ?? SCRIPT);
  } catch (error) {
    // Some browsers forbid it, or have the property without a value.
    logProblem('the service worker could not be registered', error);
  }
}

const Line = styled('div')(({ theme: { typography, vars } }) => ({
  '& p': {
    ...typography.body2,
    margin: 0,
    padding: '6px var(--gutter)',
    textAlign: 'center',
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.light[500],
  },
  ...printHidden,
}));
