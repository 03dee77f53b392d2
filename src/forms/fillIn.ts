import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Fills in these values; with `blank`, only fields that are still blank. */
export function fillIn<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  values: FieldValues,
  blank?: FieldValues,
): void {
  const { getValues, setValue } = form as unknown as UseFormReturn;
  for (const [name, value] of Object.entries(values)) {
    const current: unknown = getValues(name);
    if (value === undefined || (blank && (current ?? '') !== (blank[name] ?? ''))) continue;
    setValue(name, value, { shouldDirty: true });
  }
}
