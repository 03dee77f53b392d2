import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { offlineLine } from '@/content/pageTrouble';
import { registerWorker } from '@/device/worker';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { useAppSelector } from '@/store/hooks';

/** The one line on every page that says so while there is no connection, and the service worker, which then shows what was seen last. */
export function Offline() {
  const isOnline = useAppSelector((state) => state.api.config.online);
  const isOffline = useIsHydrated() && !isOnline;
  useEffect(() => void registerWorker(), []);
  return (
    <Line role="status" data-screen-only>
      {isOffline && <p>{offlineLine}</p>}
    </Line>
  );
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
