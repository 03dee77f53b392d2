import { useEffect, useState, type ComponentType } from 'react';
import { toasterLoaded } from './notify';

/** The place of the toasts, empty until their code has been fetched. */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => void toasterLoaded.then((module) => setToaster(() => module.Toaster)), []);
  return Toaster ? <Toaster /> : null;
}
