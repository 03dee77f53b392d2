import { valibotResolver } from '@hookform/resolvers/valibot';
import { styled } from '@mui/material/styles';
import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { hasDraft } from '@/lib/device/draftKeys';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { useOnDemand } from '@/lib/useOnDemand';
import { preloadToasts } from '@/ui/toast/loadToaster';
import type { Failure } from '@/lib/failure';
import { failureText } from './failureText';
import { fillIn } from './fillIn';
import type { DraftPlace } from './draft/DraftPlace';

const FAILURE = 'root.failure';

const loadDrafts = () => import(/* webpackChunkName: "drafts" */ './draft/DraftKeeper');

/** Clears the form, and returns what was in it; undefined when it was blank. */
export type FormHandle = { clear: () => FieldValues | undefined };

type FormProps<Input extends FieldValues, Output extends FieldValues> = {
  schema: GenericSchema<Input, Output>;
  blank: DefaultValues<Input>;
  /** Its accessible name. */
  label: string;
  /**
   * Receives the validated values and a function that clears the form. Returns what kept them from being sent, which stands at
   * the button until the next try.
   */
  onSubmit: (values: Output, clear: () => void) => Promise<Failure | undefined | void>;
  /** Where what is typed is kept until it is sent; without one nothing is. */
  draft?: DraftPlace | undefined;
  /** What to fill in at the start, for instance after an undo. */
  initial?: FieldValues | undefined;
  handle?: Ref<FormHandle>;
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
  const [isTouched, setTouched] = useState(false);
  const isHydrated = useIsHydrated();
  // Its code is loaded once somebody types, or has typed on an earlier visit. Without it the form works, but keeps nothing.
  const isWanted = draft && (isTouched || (isHydrated && hasDraft(draft.key)));
  const drafts = useOnDemand(loadDrafts, Boolean(isWanted), () => setTouched(false));

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
      return isBlank ? undefined : before;
    },
  }));

  const sendOnce = async (values: Output) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const failure = await onSubmit(values, () => form.reset(blank));
      if (failure) form.setError(FAILURE, { message: failureText(failure) });
    } finally {
      isSending.current = false;
    }
  };

  return (
    <FormProvider {...form}>
      {/* The answer will be a toast, so its code is fetched while the visitor fills in the form. */}
      <Fields
        noValidate
        aria-label={label}
        onFocus={() => {
          preloadToasts();
          setTouched(true);
        }}
        onSubmit={(event) => void form.handleSubmit(sendOnce)(event)}
      >
        <noscript>This form needs JavaScript. Without it, please call us.</noscript>
        {children}
        {draft && drafts && <drafts.DraftKeeper place={draft} blank={blank} />}
      </Fields>
    </FormProvider>
  );
}

const Fields = styled('form')({ display: 'grid', gap: 24 });
