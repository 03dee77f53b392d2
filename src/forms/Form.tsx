import { valibotResolver } from '@hookform/resolvers/valibot';
import { styled } from '@mui/material/styles';
import { useImperativeHandle, type ReactNode, type Ref } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';
import { toaster } from '@/ui/toast/notify';
import { WithoutScript, type WithoutScriptProps } from '@/ui/WithoutScript';
import { clearDraft, draftOwner, keepDraft, keepResume, readDraft, useDraft, type DraftName } from './draft';
import { formCopy } from '@/content/formKit';
import { useSubmit, type FormSubmit } from './useSubmit';

/** What the owner of a form can do with it. */
export type FormHandle = {
  /** Stops what is being sent. */
  stop: () => void;
  /** Clears the form and its draft. Returns what puts the draft back; undefined if the form was blank. */
  clear: () => (() => Promise<void>) | undefined;
};

type FormProps<Input extends FieldValues, Output extends FieldValues> = {
  schema: GenericSchema<Input, Output>;
  blank: DefaultValues<Input>;
  /** Its accessible name. */
  label: string;
  onSubmit: FormSubmit<Output>;
  /** Where to save the draft. Omit to disable drafts. */
  draft?: DraftName | undefined;
  /** What to fill in at the start, where nothing else was typed. Needs a draft. */
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
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver(schema),
    defaultValues: blank,
    // Otherwise passwords that differ are not reported while any other field is invalid.
    criteriaMode: 'all',
  });
  const clear = () => {
    form.reset();
    if (draft) clearDraft(draft);
  };
  const { submit, isLate, stopWaiting } = useSubmit(form, onSubmit, clear);
  useImperativeHandle(handle, () => ({
    stop: stopWaiting,
    clear: () => {
      const before: FieldValues = form.getValues();
      const owner = draftOwner();
      clear();
      if (!draft || !Object.values(before).some(Boolean)) return undefined;
      return async () => {
        // A toast that is leaving can still be pressed.
        if (draftOwner() !== owner) return;
        // What has been typed since wins.
        keepDraft(draft, { ...before, ...readDraft(draft) });
        if (before.resume instanceof File) await keepResume(draft, before.resume);
      };
    },
  }));
  useDraft(form, draft, initial);

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
        {children}
        <div role="status">{isLate && <LateAnswer onStop={stopWaiting} />}</div>
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

const Fields = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--form-gap, 24px)',
  // Screen readers read out what changes in an element that is there already. Empty, it takes no row.
  '& > [role=status]:empty': { position: 'absolute' },
});
