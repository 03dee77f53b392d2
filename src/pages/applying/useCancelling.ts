import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { applyingCopy } from '@/content/applying';
import type { FormHandle } from '@/forms/useFormHandle';
import { notify } from '@/ui/toast/notify';
import type { Applying } from './useApplying';

/** The ways out of the application form: closing keeps what was typed; cancelling clears it, which a toast offers to undo. */
export function useCancelling({ stage, apply, close, stop }: Applying) {
  const handle = useRef<FormHandle>(null);
  const [undone, setUndone] = useState<FieldValues>();
  const closeForm = () => {
    setUndone(undefined);
    close();
  };
  const cancel = () => {
    if (stage.name === 'sending') return stop();
    const before = handle.current?.clear();
    closeForm();
    if (!before || stage.name === 'sent') return;
    notify.undoable(applyingCopy.cleared, () => {
      before.keep();
      setUndone(before.values);
      apply();
    });
  };
  return {
    handle,
    /** What to fill the form with again after an undo. */
    undone,
    cancel,
    close: closeForm,
  };
}
