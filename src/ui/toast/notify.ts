import { loadToaster } from './loadToaster';

export type ToastKind = 'success' | 'failure';

/** The one way to show a toast (specification section 8). `onClosed` runs once it is gone, by itself or by hand. */
export const notify = {
  success: (text: string, onClosed?: () => void) => show('success', text, onClosed),
  failure: (text: string) => show('failure', text),
};

function show(kind: ToastKind, text: string, onClosed?: () => void): void {
  loadToaster().then(
    ({ showToast }) => showToast(kind, text, onClosed),
    () => {
      // Without the toaster's code the message must still reach the visitor.
      window.alert(text);
      onClosed?.();
    },
  );
}
