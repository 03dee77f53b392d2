import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Fills in these values. Where `untouched` is given, a field is left alone unless it still has its value in one of them. */
export function fillIn<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  values: FieldValues,
  untouched?: readonly FieldValues[],
): void {
  // Stored values have names that are known at run time only.
  const { getValues, setValue } = form as unknown as UseFormReturn;
  for (const [name, value] of Object.entries(values)) {
    const current: unknown = getValues(name);
    const isTouched = untouched && !untouched.some((start) => isSameValue(current, start[name]));
    if (value === undefined || isTouched) continue;
    setValue(name, value, { shouldDirty: true });
  }
}

/** Whether two values of a field are the same. A blank field may have no value, or an empty one. */
export const isSameValue = (one: unknown, other: unknown): boolean => (one ?? '') === (other ?? '');
