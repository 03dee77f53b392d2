import { useImperativeHandle, type Ref } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { fillIn, takeOut } from './fillIn';

/** What was in a form; `keep` makes it the form's draft again, even if the form has been unmounted by then. */
export type Cleared = { values: FieldValues; keep: () => void };
/** Both clear the form, and return what was in it, undefined when it was blank; `replace` then fills in other values. */
export type FormHandle = {
  clear: () => Cleared | undefined;
  replace: (values: FieldValues) => Cleared | undefined;
};

/** Lets whoever holds the `handle` clear the form, or replace what is in it. */
export function useFormHandle<Input extends FieldValues>(
  handle: Ref<FormHandle> | undefined,
  form: Pick<UseFormReturn<Input>, 'getValues' | 'setValue' | 'reset'>,
  { blank, keep }: { blank: DefaultValues<Input>; keep: (values: FieldValues) => void },
): void {
  const clear = () => {
    const values = takeOut(form, blank);
    return values && { values, keep: () => keep(values) };
  };
  const replace = (values: FieldValues) => {
    const before = clear();
    fillIn(form, values);
    return before;
  };
  useImperativeHandle(handle, () => ({ clear, replace }));
}
