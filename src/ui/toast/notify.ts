import { onDemand } from '@/lib/onDemand';
import type { ToastOptions } from './Toaster';

export const toaster = onDemand(() => import(/* webpackChunkName: "toaster" */ './Toaster'));

/** The one way to show a toast (docs/behaviour.md, section 8). `onClosed` runs once it is gone, by itself or by hand. */
export const notify = {
  success: (text: string, onClosed?: () => void) => show({ type: 'success', text, onClosed }),
  failure: (text: string) => show({ type: 'error', text }),
  /** A success that can be undone for as long as the toast stays. */
  undoable: (text: string, onUndo: () => void) => show({ type: 'success', text, onUndo }),
  /** Takes all toasts away: what they told, or offer to undo, is over. */
  clear: () => toaster.get()?.clearToasts(),
};

function show(options: ToastOptions): void {
  toaster.load().then(
    ({ showToast }) => showToast(options),
    () => {
      // Without the toaster's code the message must still reach the visitor.
      window.alert(options.text);
      options.onClosed?.();
    },
  );
}
