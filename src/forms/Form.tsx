import { valibotResolver } from '@hookform/resolvers/valibot';
import { styled } from '@mui/material/styles';
import { Fragment, useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { hasDraft } from '@/lib/device/draftKeys';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { useOnDemand } from '@/lib/useOnDemand';
import { AppLink } from '@/ui/link/AppLink';
import { preloadToasts } from '@/ui/toast/loadToaster';
import { notify } from '@/ui/toast/notify';
import type { Unsent } from '@/lib/failure';
import { failureText } from './failureText';
import { fillIn } from './fillIn';
import type { DraftPlace } from './draft/DraftPlace';

const FAILURE = 'root.failure';

const loadDrafts = () => import(/* webpackChunkName: "drafts" */ './draft/DraftKeeper');

/** What was in a form; `keep` makes it the form's draft again, even if the form has been unmounted by then. */
export type Cleared = { values: FieldValues; keep: () => void };
/** Clears the form, and returns what was in it; undefined when it was blank. */
export type FormHandle = { clear: () => Cleared | undefined };

type FormProps<Input extends FieldValues, Output extends FieldValues> = {
  schema: GenericSchema<Input, Output>;
  blank: DefaultValues<Input>;
  /** Its accessible name. */
  label: string;
  /** Receives the validated values and a function that clears the form. Returns what to say if they were not sent. */
  onSubmit: (values: Output, clear: () => void) => Promise<Unsent | void>;
  /** Where what is typed is kept until it is sent; without one nothing is. */
  draft?: DraftPlace | undefined;
  /** What to fill in at the start, for instance after an undo. */
  initial?: FieldValues | undefined;
  handle?: Ref<FormHandle>;
  /** Shown instead of the fields to visitors without script, which sending needs. */
  withoutScript?: { text: string; ways: readonly { text: string; to: string }[] };
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
  const [isTouched, setTouched] = useState(false);
  const isHydrated = useIsHydrated();
  // Its code is loaded once somebody types, or has typed on an earlier visit. Without it the form works, but keeps nothing.
  const isWanted = draft && (isTouched || (isHydrated && [draft.key, draft.guestKey].some(hasDraft)));
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
      const unsent = await onSubmit(values, clear);
      if (!unsent) return;
      notify.failure(unsent.toast);
      form.setError(FAILURE, { message: failureText(unsent.line) });
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
        {withoutScript && (
          <noscript>
            {withoutScript.text}
            {withoutScript.ways.map(({ text, to }) => (
              <Fragment key={to}>
                <br />
                <AppLink to={to}>{text}</AppLink>
              </Fragment>
            ))}
          </noscript>
        )}
        {children}
        {draft && drafts && <drafts.DraftKeeper place={draft} blank={blank} initial={initial} />}
      </Fields>
    </FormProvider>
  );
}

const Fields = styled('form')({ display: 'grid', gap: 24 });
