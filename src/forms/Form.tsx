import { valibotResolver } from '@hookform/resolvers/valibot';
import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { preloadToasts } from '@/ui/toast/loadToaster';

type FormProps<Input extends FieldValues, Output extends FieldValues> = {
  schema: GenericSchema<Input, Output>;
  blank: DefaultValues<Input>;
  /** Its accessible name, for forms that stand beside others. */
  label: string;
  /** Gets what was filled in, and what makes the form blank again. */
  onSubmit: (values: Output, clear: () => void) => Promise<void>;
  /** The fields. Made outside, so that they are not rendered again whenever the state of the form changes. */
  children: ReactNode;
};

/**
 * The frame of every form, checked by a schema of the contract: on submit first, then with every change. One submit at a
 * time; a failed one moves focus to the first wrong field, with our own messages instead of the browser's.
 */
export function Form<Input extends FieldValues, Output extends FieldValues>({
  schema,
  blank,
  label,
  onSubmit,
  children,
}: FormProps<Input, Output>) {
  const isSending = useRef(false);
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver(schema),
    defaultValues: blank,
    // Otherwise two different passwords go unsaid while any other field is wrong.
    criteriaMode: 'all',
  });

  const sendOnce = async (values: Output) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await onSubmit(values, () => form.reset(blank));
    } finally {
      isSending.current = false;
    }
  };

  return (
    <FormProvider {...form}>
      {/* The answer will be a toast: its code is fetched while the form is filled in. */}
      <Fields
        noValidate
        aria-label={label}
        onFocus={preloadToasts}
        onSubmit={(event) => void form.handleSubmit(sendOnce)(event)}
      >
        <noscript>This form needs JavaScript. Without it, please call us.</noscript>
        {children}
      </Fields>
    </FormProvider>
  );
}

const Fields = styled('form')({ display: 'grid', gap: 24 });
