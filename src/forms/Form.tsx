import { valibotResolver } from '@hookform/resolvers/valibot';
import { styled } from '@mui/material/styles';
import { useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { preloadToasts } from '@/ui/toast/loadToaster';
import { notify } from '@/ui/toast/notify';
import type { Unsent } from '@/lib/failure';
import { failureText } from './failureText';
import { fillIn } from './fillIn';
import type { DraftPlace } from './draft/DraftPlace';
import { useDrafts } from './draft/useDrafts';
import { LateAnswer } from './LateAnswer';
import { useAnswer, type AwaitAnswer } from './useAnswer';
import { WithoutScript, type WithoutScriptProps } from './WithoutScript';

const FAILURE = 'root.failure';

/** What was in a form; `keep` makes it the form's draft again, even if the form has been unmounted by then. */
export type Cleared = { values: FieldValues; keep: () => void };
/** Clears the form, and returns what was in it; undefined when it was blank. */
export type FormHandle = { clear: () => Cleared | undefined };

type FormProps<Input extends FieldValues, Output extends FieldValues> = {
  schema: GenericSchema<Input, Output>;
  blank: DefaultValues<Input>;
  /** Its accessible name. */
  label: string;
  /**
   * Receives the validated values, a function that clears the form, and one to await the answer with. Returns what to say if they
   * were not sent.
   */
  onSubmit: (values: Output, clear: () => void, awaitAnswer: AwaitAnswer) => Promise<Unsent | void>;
  /** Where what is typed is kept until it is sent; without one nothing is. */
  draft?: DraftPlace | undefined;
  /** What to fill in at the start, for instance after an undo. */
  initial?: FieldValues | undefined;
  handle?: Ref<FormHandle>;
  /** Whether it is being sent, although `onSubmit` may have returned: its draft cannot be discarded meanwhile. */
  isBusy?: boolean;
  withoutScript?: WithoutScriptProps;
  /** The fields. Passed in as children, so that a change of the form's state does not re-render them. */
  children: ReactNode;
};

/**
 * The frame of every form. The contract's schema validates it on submit, and after that on every change, with our own
 * messages instead of the browser's. A failed submit focuses the first invalid field; only one submit runs at a time.
 */
export function Form<Input extends FieldValues, Output extends FieldValues>({
  schema,
  blank,
  label,
  onSubmit,
  draft,
  initial,
  handle,
  isBusy = false,
  withoutScript,
  children,
}: FormProps<Input, Output>) {
  const isSending = useRef(false);
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver(schema),
    defaultValues: blank,
    // Otherwise passwords that differ are not reported while any other field is invalid.
    criteriaMode: 'all',
  });

  const blankValues: FieldValues = blank;
  const { drafts, loadDrafts } = useDrafts(draft);
  const { isLate, awaitAnswer, stopWaiting } = useAnswer();

  useEffect(() => {
    if (initial) fillIn(form, initial);
  }, [form, initial]);
  useImperativeHandle(handle, () => ({
    clear: () => {
      const before = form.getValues();
      form.reset(blank);
      const isBlank = Object.entries(before).every(
        ([name, value]) => (value ?? '') === (blankValues[name] ?? ''),
      );
      const keep = () => draft && drafts?.putBack(draft, blankValues, before);
      return isBlank ? undefined : { values: before, keep };
    },
  }));

  const sendOnce = async (values: Output) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const clear = () => {
        form.reset(blank);
        // If the visitor has left the page meanwhile, no DraftKeeper is left to delete it.
        if (draft) void drafts?.discardOwnDraft(draft.key);
      };
      const unsent = await onSubmit(values, clear, awaitAnswer);
      if (!unsent) return;
      if (unsent.toast) notify.failure(unsent.toast);
      form.setError(FAILURE, { message: failureText(unsent.line) });
    } finally {
      isSending.current = false;
    }
  };

  const prepare = () => {
    // The answer will be a toast, so its code is fetched while the visitor fills in the form.
    preloadToasts();
    loadDrafts();
  };

  return (
    <FormProvider {...form}>
      <Fields
        noValidate
        aria-label={label}
        onFocus={prepare}
        // A file that is dropped comes without a focus, and in Safari one that is chosen.
        onDrop={prepare}
        onChange={({ target }) => target instanceof HTMLInputElement && target.files && prepare()}
        onSubmit={(event) => void form.handleSubmit(sendOnce)(event)}
      >
        {withoutScript && <WithoutScript {...withoutScript} />}
        {children}
        {isLate && <LateAnswer onStop={stopWaiting} />}
        {draft && drafts && (
          <drafts.DraftKeeper place={draft} blank={blank} initial={initial} isBusy={isBusy} />
        )}
      </Fields>
    </FormProvider>
  );
}

const Fields = styled('form')({ display: 'grid', gap: 24 });
