import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { applyingCopy } from '@/content/applying';
import { draftWords } from '@/forms/draft/draftWords';
import type { Cleared, FormHandle } from '@/forms/useFormHandle';
import { notify } from '@/ui/toast/notify';
import type { Applying } from './useApplying';

/** The ways out of the application form: closing keeps what was typed; cancelling clears it, which a toast offers to undo. */
export function useCancelling({ stage, hasApplied, apply, close, stop }: Applying) {
  const handle = useRef<FormHandle>(null);
  const [undone, setUndone] = useState<FieldValues>();
  useEffect(() => {
    // Sent, perhaps by another tab: there is nothing left to undo.
    if (hasApplied) notify.endUndo();
  }, [hasApplied]);
  const closeForm = () => {
    setUndone(undefined);
    close();
  };
  const restore = ({ values, keep }: Cleared) => {
    const form = handle.current;
    // Opened again since: what was typed there gives way, and can be brought back in its turn.
    const since = form?.replace(values);
    if (!form) {
      keep();
      setUndone(values);
    }
    apply();
    if (since) notify.undoable(draftWords.replaced, () => restore(since));
  };
  const cancel = () => {
    if (stage.name === 'sending') return stop();
    const before = handle.current?.clear();
    closeForm();
    if (!before || stage.name === 'sent') return;
    notify.undoable(applyingCopy.cleared, () => restore(before));
  };
  return {
    handle,
    /** What to fill the form with again after an undo. */
    undone,
    cancel,
    close: closeForm,
  };
}
