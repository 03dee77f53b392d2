import { uiCopy } from '@/ui/uiCopy';
import { onDemand } from '@/lib/onDemand';
import type { ToastKind } from './Toaster';

export const toaster = onDemand(() => import(/* webpackChunkName: "toaster" */ './Toaster'));

let latest: { text: string; at: number } | undefined;

/** The success that was told last, and when, in epoch milliseconds: for a page that fails after it. */
export const lastSuccess = () => latest;

/** The one way to show a toast (docs/behaviour.md, section 8). `onClosed` runs once it is gone, by itself or by hand. */
export const notify = {
  success: (text: string, onClosed?: () => void) => {
    latest = { text, at: Date.now() };
    show('success', text, onClosed);
  },
  failure: (text: string) => show('failure', text),
  /** A success that can be undone for as long as the toast stays. */
  undoable: (text: string, onUndo: () => void) => show('success', text, undefined, onUndo),
  /** Withdraws every Undo: what it would change has been sent, or is on its way. */
  endUndo: () => toaster.get()?.dismissUndoables(),
  /** Takes away what was told to whoever has logged out. */
  clear: () => toaster.get()?.dismissAll(),
};

function show(kind: ToastKind, text: string, onClosed?: () => void, onUndo?: () => void): void {
  toaster.load().then(
    ({ showToast }) => showToast(kind, text, { onClosed, onUndo }),
    () => {
      // Without the toaster's code the message must still reach the visitor.
      if (!onUndo) window.alert(text);
      else if (window.confirm(`${text} ${uiCopy.undo}?`)) onUndo();
      onClosed?.();
    },
  );
}
