import { makeStore } from '@/store/makeStore';
import { readKept, startPersistence } from '@/store/persistence';

const leaving: (() => void)[] = [];

/** A store that is joined to the device's storage until the test ends. */
export function joinedStore() {
  const store = makeStore(readKept());
  leaving.push(startPersistence(store));
  return store;
}

/** To be called after each test that has made one. */
export const leaveDeviceStorage = () => leaving.splice(0).forEach((leave) => leave());

/** What another tab's change of the storage looks like here; without a key it has cleared all of it. */
export function changeInOtherTab(key: string | null, value: string | null): void {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
