import { createContext } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** A number of which a field kept a part alone, the whole of it, and what to say instead of sending that part. */
export type RefusedNumber = { kept: string; attempt: string; message: string };

/**
 * The numbers of a form that were too long for their fields, by field name. While a field still holds the part that was kept, its form
 * is not sent: the number would be a wrong one.
 */
export const RefusedNumbers = createContext<Map<string, RefusedNumber>>(new Map());

/** The values of a form with each number whole. What a draft or an undo brings back like that is refused by the form's schema. */
export function withWholeNumbers(
  values: FieldValues,
  refused: ReadonlyMap<string, RefusedNumber>,
): FieldValues {
  const cut = cutNumbers(values, refused);
  return { ...values, ...Object.fromEntries(cut.map(([name, { attempt }]) => [name, attempt])) };
}

/** The type of their errors. */
export const REFUSED = 'refused';

/**
 * A resolver that also refuses a form one of whose fields holds a part of a number. Where nothing of it was kept, once: a visitor who
 * has been told and leaves the field empty means it.
 */
export function withRefused<Input extends FieldValues, Output>(
  resolve: Resolver<Input, unknown, Output>,
  refused: Map<string, RefusedNumber>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const result = await resolve(values, context, options);
    const cut = cutNumbers(values, refused);
    if (cut.length === 0) return result;
    for (const [name, { kept }] of cut)
      if (kept === '' && options.names?.some((each) => each === name)) refused.delete(name);
    const errors = Object.fromEntries(cut.map(([name, { message }]) => [name, { type: REFUSED, message }]));
    // Field names are known at run time only.
    return { values: {}, errors: { ...result.errors, ...errors } as FieldErrors<Input> };
  };
}

/** The refused numbers of whose fields the value is still the part that was kept. */
const cutNumbers = (values: FieldValues, refused: ReadonlyMap<string, RefusedNumber>) =>
  [...refused].filter(([name, { kept }]) => values[name] === kept);
