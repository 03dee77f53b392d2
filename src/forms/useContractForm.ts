import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';

/**
 * A form checked by a schema of the contract: on submit first, then with every change.
 * A failed submit moves focus to the first wrong field.
 */
export function useContractForm<Input extends FieldValues, Output extends FieldValues>(
  schema: GenericSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
) {
  return useForm<Input, unknown, Output>({
    resolver: valibotResolver(schema),
    defaultValues,
    // Otherwise two different passwords go unsaid while any other field is wrong.
    criteriaMode: 'all',
  });
}
