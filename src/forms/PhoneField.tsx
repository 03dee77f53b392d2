import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { PHONE_EXAMPLE } from '@/contract/limits';
import { acceptPhone, refusePhone, type PhoneRefusal } from './phone/phone';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { PhoneNote } from './phone/PhoneNote';
import { TextField } from './TextField';

type PhoneFieldProps = { name: string; label: string; isOptional?: boolean; helperText?: string };

/**
 * A phone number: takes a plus and digits only, 13 characters at most, and ignores every other change (docs/behaviour.md,
 * section 5). A change that it ignores is explained below it.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { setValue, setFocus } = useFormContext();
  const { isSubmitted } = useFormState();
  const value = String(useWatch({ name: props.name }) ?? '');
  const [refusal, setRefusal] = useState<PhoneRefusal>();
  // Not once the value has been changed from elsewhere, as when the form is cleared.
  const current = refusal?.kept === value ? refusal : undefined;
  const isHydrated = useIsHydrated();

  const accept = (previous: string, typed: string) => {
    setRefusal(refusePhone(previous, typed, current));
    return acceptPhone(previous, typed);
  };
  const use = (number: string) => {
    setRefusal(undefined);
    setValue(props.name, number, { shouldDirty: true, shouldValidate: isSubmitted });
    setFocus(props.name);
  };

  return (
    <TextField
      {...props}
      type="tel"
      autoComplete="tel"
      placeholder={PHONE_EXAMPLE}
      accept={accept}
      note={isHydrated && <PhoneNote value={value} refusal={current} onUse={use} />}
    />
  );
}
