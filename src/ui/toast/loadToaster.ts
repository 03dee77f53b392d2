import { retry } from '@/lib/retry';
import type * as ToasterModule from './Toaster';

type Toaster = typeof ToasterModule;

let onLoaded: (toaster: Toaster) => void = () => undefined;

/** Resolves once the code of the toasts has been fetched, by whoever asked for it first. */
export const toasterLoaded = new Promise<Toaster>((resolve) => (onLoaded = resolve));

/** Fetches the code of the toasts. Rejects when repeated attempts fail; the next call starts again. */
export async function loadToaster(): Promise<Toaster> {
  const toaster = await retry(() => import(/* webpackChunkName: "toaster" */ './Toaster'));
  onLoaded(toaster);
  return toaster;
}

/** Fetches it ahead of the first toast, which tries again should this fail. */
export function preloadToasts(): void {
  loadToaster().catch(() => undefined);
}
