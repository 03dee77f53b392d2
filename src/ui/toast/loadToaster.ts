/** Fetches the code of the toasts, with the first one or ahead of it. */
export const loadToaster = () => import(/* webpackChunkName: "toaster" */ './Toaster');

/** Fetches it ahead; should that fail, the first toast tries again. */
export function preloadToasts(): void {
  void loadToaster().catch(() => undefined);
}
