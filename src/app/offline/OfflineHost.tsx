import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@/lib/whenIdle';

/** Registers the service worker once the page is idle, and shows its notes. Under `npm run dev` there is none. */
export function OfflineHost() {
  const [Notes, setNotes] = useState<ComponentType>();

  useEffect(() => {
    if (process.env.NODE_ENV === 'development' || !('serviceWorker' in navigator)) return undefined;
    return whenIdle(() => {
      import(/* webpackChunkName: "offline" */ './OfflineNotes').then(
        (module) => setNotes(() => module.OfflineNotes),
        // Without it the site works as long as there is a connection; the next visit tries again.
        () => undefined,
      );
    });
  }, []);

  return Notes ? <Notes /> : null;
}
