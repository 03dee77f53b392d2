import type { AppStore } from '@/store/makeStore';
import { joinDeviceStorage } from '@/store/persistence';
import { useBeforePaint } from './useBeforePaint';

/** Joins what is stored on the device right after the first render, which is the same everywhere. */
export function DeviceStorage({ store }: { store: AppStore }) {
  useBeforePaint(() => {
    const leave = joinDeviceStorage(store);
    // Set before the first paint; from here on the store knows.
    delete document.documentElement.dataset.session;
    return leave;
  }, [store]);
  return null;
}
