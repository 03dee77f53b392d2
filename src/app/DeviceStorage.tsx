import { useEffect, useLayoutEffect } from 'react';
import { listenForReconnect, type AppStore } from '@/store/makeStore';
import { joinDeviceStorage } from '@/store/persistence';

// Before the first paint in the browser; while rendering to HTML there is neither effect nor device.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Joins what is stored on the device right after the first render, which is the same everywhere. */
export function DeviceStorage({ store }: { store: AppStore }) {
  useBeforePaint(() => joinDeviceStorage(store), [store]);
  useEffect(() => listenForReconnect(store), [store]);
  return null;
}
