import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { emailCopy } from '@/content/formKit';
import { suggestEmail } from '@/contract/email';
import { FieldNote, useReplaceValue } from './FieldFrame';
import { TextField } from './TextField';

type EmailFieldProps = { name: string; label: string; autoComplete: 'email' | 'username' };

/**
 * Not while "gmail.co" may become "gmail.com". Nor when the field is left: the button that is being pressed would move from under
 * the pointer.
 */
const PAUSE_MS = 800;

/** An email address; offers another one where its domain looks mistyped, and never refuses what was typed. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField {...props} type="email" note={<EmailNote name={props.name} />} />
);

function EmailNote({ name }: { name: string }) {
  const replaceValue = useReplaceValue(name);
  const value = String(useWatch({ name }) ?? '');
  const meant = suggestEmail(value);
  const [pausedAt, setPausedAt] = useState('');
  useEffect(() => {
    if (meant === undefined) return undefined;
    const timer = setTimeout(() => setPausedAt(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, meant]);
  if (meant === undefined || pausedAt !== value) return <FieldNote words="" />;
  return (
    <FieldNote
      words={emailCopy.didYouMean(meant)}
      offer={emailCopy.use(meant)}
      onAccept={() => replaceValue(meant)}
    />
  );
}
