import { PHONE_LENGTH } from '@/contract/limits';
import { acceptPhone } from '@/lib/phone';
import { TextField } from './TextField';

type PhoneFieldProps = { name: string; label: string; isOptional?: boolean; helperText?: string };

/** A phone number: takes a plus and digits only, 13 characters at most (docs/behaviour.md, section 5). */
export const PhoneField = (props: PhoneFieldProps) => (
  <TextField
    {...props}
    type="tel"
    autoComplete="tel"
    placeholder="+447700900123"
    accept={(previous, typed) => acceptPhone(previous, typed, PHONE_LENGTH)}
  />
);
