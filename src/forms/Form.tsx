import { valibotResolver } from '@hookform/resolvers/valibot';
import { styled } from '@mui/material/styles';
import { useEffect, useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';
import { toaster } from '@/ui/toast/notify';
import { WithoutScript, type WithoutScriptProps } from '@/ui/WithoutScript';
import { discard } from './draft/discard';
import { discardDraft, type DraftPlace } from './draft/draft';
import { DraftLine } from './draft/DraftLine';
import { fillIn, isSameValue } from './fillIn';
import { formCopy } from '@/content/formKit';
import { RefusedNumbers, withRefused, type RefusedNumber } from './phone/refusedNumbers';
import { useSubmit, type FormSubmit } from './submit/useSubmit';
import { printHidden } from '@/ui/print';

/** Lets whoever shows a form clear it. A toast with this text offers to undo that; `onUndone` is called then. */
export type FormHandle = { discard: (toast: { text: string; onUndone?: () => void }) => void };

type FormProps<Input extends FieldValues, Output extends FieldValues> = {
  schema: GenericSchema<Input, Output>;
  blank: DefaultValues<Input>;
  /** Its accessible name. */
  label: string;
  onSubmit: FormSubmit<Output>;
  /** Where to save the draft. Omit to disable drafts. */
  draft?: DraftPlace | undefined;
  /** What to fill in at the start. */
  initial?: FieldValues | undefined;
  handle?: Ref<FormHandle>;
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
  withoutScript,
  children,
}: FormProps<Input, Output>) {
  const [refused] = useState(() => new Map<string, RefusedNumber>());
  const form = useForm<Input, unknown, Output>({
    resolver: withRefused<Input, Output>(valibotResolver(schema), refused),
    defaultValues: blank,
    // Otherwise passwords that differ are not reported while any other field is invalid.
    criteriaMode: 'all',
  });
  const clear = (sent: Input) => {
    const typedSince = Object.entries(form.getValues()).filter(
      ([name, value]) => !isSameValue(value, sent[name]),
    );
    // The form may have been left by now. If it has not, what was typed since becomes the draft.
    if (draft) discardDraft(draft);
    form.reset(blank);
    fillIn(form, Object.fromEntries(typedSince));
  };
  const { submit, isLate, stopWaiting } = useSubmit(form, onSubmit, clear);
  useImperativeHandle(handle, () => ({
    discard: (toast) => {
      if (draft) discard(form, { place: draft, blank, refused }, toast);
    },
  }));

  useEffect(() => {
    if (initial) fillIn(form, withoutFocused(initial), [blank]);
  }, [form, initial, blank]);

  return (
    <FormProvider {...form}>
      <Fields
        noValidate
        aria-label={label}
        // The answer will be a toast, which may have to say that there is no connection.
        onFocus={() => void toaster.load().catch(() => undefined)}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        {withoutScript && <WithoutScript {...withoutScript} />}
        <RefusedNumbers value={refused}>
          {children}
          <div role="status">{isLate && <LateAnswer onStop={stopWaiting} />}</div>
          {draft && <DraftLine place={draft} blank={blank} initial={initial} />}
        </RefusedNumbers>
      </Fields>
    </FormProvider>
  );
}

/** Says that the answer is late, with a button to stop waiting for it. Stands in a role=status that is there before. */
const LateAnswer = ({ onStop }: { onStop: () => void }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, fontWeight: 650 }}>
    <span>{formCopy.late}</span>
    <Button variant="outlined" size="small" onClick={onStop}>
      {formCopy.stopWaiting}
    </Button>
  </Box>
);

/** Leaves out the field that has the focus: what the visitor is about to type there would be appended to its value. */
function withoutFocused(values: FieldValues): FieldValues {
  const focused = document.activeElement?.getAttribute('name');
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== focused));
}

const Fields = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  // Screen readers read out what changes in an element that is there already. Empty, it takes no row.
  '& > [role=status]:empty': { position: 'absolute' },
  ...printHidden,
});
