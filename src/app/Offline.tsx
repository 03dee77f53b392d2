import { styled } from '@mui/material/styles';
import { useEffect, useSyncExternalStore } from 'react';
import { offlineLine } from '@/content/pageTrouble';
import { registerWorker } from '@/device/worker';

/** The one line on every page that says so while there is no connection, and the service worker, which then shows what was seen last. */
export function Offline() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => void registerWorker(), []);
  return (
    <Line role="status" data-screen-only>
      {!isOnline && <p>{offlineLine}</p>}
    </Line>
  );
}

function subscribe(listener: () => void): () => void {
  for (const type of ['online', 'offline']) window.addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, listener);
  };
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
}));
