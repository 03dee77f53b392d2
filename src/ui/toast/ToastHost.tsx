import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { loadToaster } from './loadToaster';
import { notices, type Notice, type ToasterProps } from './notify';
import { PlainToasts } from './PlainToasts';

const none: readonly Notice[] = [];

/** Shows notices: the toaster's code is fetched with the first one; if it cannot be had, they stand plainly. */
export function ToastHost() {
  const pending = useSyncExternalStore(notices.subscribe, notices.get, () => none);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const isNeeded = pending.length > 0 && !Toaster;

  useEffect(() => {
    if (!isNeeded) return;
    loadToaster().then(
      (module) => setToaster(() => module.Toaster),
      () => setToaster(() => PlainToasts),
    );
  }, [isNeeded]);

  return Toaster ? <Toaster pending={pending} /> : null;
}
