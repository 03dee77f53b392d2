import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { preloadToasts } from '@/ui/toast/loadToaster';

type FormProps<Input extends FieldValues, Output extends FieldValues> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** Its accessible name, for forms that stand beside others. */
  label: string;
  onSubmit: (values: Output) => Promise<void>;
  children: ReactNode;
};

/** The frame of every form: one submit at a time, messages by our own fields instead of the browser's. */
export function Form<Input extends FieldValues, Output extends FieldValues>({
  form,
  label,
  onSubmit,
  children,
}: FormProps<Input, Output>) {
  const isSending = useRef(false);

  const sendOnce = async (values: Output) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await onSubmit(values);
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
        {children}
      </Fields>
    </FormProvider>
  );
}

const Fields = styled('form')({ display: 'grid', gap: 24 });
