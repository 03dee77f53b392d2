import { useEffect } from 'react';
import type { AppStore } from '@/store/makeStore';
import { joinDeviceStorage } from '@/store/persistence';
import { useBeforePaint } from './useBeforePaint';

/** Joins what is stored on the device right after the first render, which is the same everywhere. */
export function DeviceStorage({ store }: { store: AppStore }) {
  useBeforePaint(() => joinDeviceStorage(store), [store]);

  // Set before the first paint. The store knows by now, but what follows it comes with the next render.
  useEffect(() => {
    const { dataset } = document.documentElement;
    delete dataset.session;
    delete dataset.applied;
  }, []);
  return null;
}
