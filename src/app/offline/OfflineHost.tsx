import { useEffect, useState } from 'react';
import { onDemand, useOnDemand } from '@/lib/onDemand';

const notes = onDemand(() => import(/* webpackChunkName: "offline" */ './OfflineNotes'));

/** Registers the service worker once the page is idle, and shows its notes. Under `npm run dev` there is none. */
export function OfflineHost() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (process.env.NODE_ENV === 'development' || !('serviceWorker' in navigator)) return undefined;
    return whenIdle(() => setIdle(true));
  }, []);
  // Without it the site works as long as there is a connection.
  const offline = useOnDemand(notes, isIdle);
  return offline ? <offline.OfflineNotes /> : null;
}

/** Runs a task once the browser has nothing else to do. Returns a function that cancels it. */
function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
