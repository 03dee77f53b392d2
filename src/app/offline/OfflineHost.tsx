import { useEffect, useState } from 'react';
import { onDemand, useOnDemand } from '@/lib/onDemand';

const notes = onDemand(() => import(/* webpackChunkName: "offline" */ './OfflineNotes'));

/** By then the hydrated page has nothing else to do. */
const IDLE_MS = 500;

/** Registers the service worker once the page is idle, and shows its notes. Under `npm run dev` there is none. */
export function OfflineHost() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (process.env.NODE_ENV === 'development' || !('serviceWorker' in navigator)) return undefined;
    const timer = setTimeout(() => setIdle(true), IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  // Without it the site works as long as there is a connection.
  const offline = useOnDemand(notes, isIdle);
  return offline ? <offline.OfflineNotes /> : null;
}
