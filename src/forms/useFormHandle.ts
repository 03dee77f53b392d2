import { useImperativeHandle, type Ref } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { isSameValue } from './fillIn';

/** What was in a form; `keep` makes it the form's draft again, even if the form has been unmounted by then. */
type Cleared = { values: FieldValues; keep: () => void };
/** Clears the form, and returns what was in it; undefined when it was blank. */
export type FormHandle = { clear: () => Cleared | undefined };

/** Lets whoever holds the `handle` clear the form. */
export function useFormHandle<Input extends FieldValues>(
  handle: Ref<FormHandle> | undefined,
  { getValues, reset }: Pick<UseFormReturn<Input>, 'getValues' | 'reset'>,
  { blank, keep }: { blank: DefaultValues<Input>; keep: (values: FieldValues) => void },
): void {
  const blankValues: FieldValues = blank;
  const isBlank = ([name, value]: [string, unknown]) => isSameValue(value, blankValues[name]);

  useImperativeHandle(handle, () => ({
    clear: () => {
      const values: FieldValues = getValues();
      reset(blank);
      return Object.entries(values).every(isBlank) ? undefined : { values, keep: () => keep(values) };
    },
  }));
}
