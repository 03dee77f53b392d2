import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Fills in these values; with `untouched`, only the fields that still have the value it gives them. */
export function fillIn<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  values: FieldValues,
  untouched?: FieldValues,
): void {
  const { getValues, setValue } = form as unknown as UseFormReturn;
  for (const [name, value] of Object.entries(values)) {
    const current: unknown = getValues(name);
    if (value === undefined || (untouched && (current ?? '') !== (untouched[name] ?? ''))) continue;
    setValue(name, value, { shouldDirty: true });
  }
}
