import { uiWords } from '@/ui/uiWords';
import { fetchAhead } from '@/lib/useOnDemand';
import { retry } from '@/lib/retry';
import type * as ToasterModule from './Toaster';

type Toaster = typeof ToasterModule;

let onLoaded: (toaster: Toaster) => void = () => undefined;

/** Resolves once the code of the toasts has been loaded, for the first toast or ahead of it. */
export const toasterLoaded = new Promise<Toaster>((resolve) => (onLoaded = resolve));

async function loadToaster(): Promise<Toaster> {
  const toaster = await retry(() => import(/* webpackChunkName: "toaster" */ './Toaster'));
  onLoaded(toaster);
  return toaster;
}

/** Loads the code of the toasts ahead of the first one. */
export const preloadToasts = (): void => fetchAhead(loadToaster);

/** The one way to show a toast (docs/behaviour.md, section 8). `onClosed` runs once it is gone, by itself or by hand. */
export const notify = {
  success: (text: string, onClosed?: () => void) => show('success', text, onClosed),
  failure: (text: string) => show('failure', text),
  /** A success that can be undone for as long as the toast stays. */
  undoable: (text: string, onUndo: () => void) => show('success', text, undefined, onUndo),
  /** Withdraws every Undo: what it would change has been sent, or is on its way. */
  endUndo: () => void toasterLoaded.then(({ dismissUndoables }) => dismissUndoables()),
};

function show(kind: ToasterModule.ToastKind, text: string, onClosed?: () => void, onUndo?: () => void): void {
  loadToaster().then(
    ({ showToast }) => showToast(kind, text, { onClosed, onUndo }),
    () => {
      // Without the toaster's code the message must still reach the visitor.
      if (!onUndo) window.alert(text);
      else if (window.confirm(`${text} ${uiWords.undo}?`)) onUndo();
      onClosed?.();
    },
  );
}
