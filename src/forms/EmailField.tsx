import { useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { emailCopy } from '@/content/formKit';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';
import { suggestEmail } from '@/contract/email';
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
  const { setValue, setFocus } = useFormContext();
  const { isSubmitted } = useFormState();
  const value = String(useWatch({ name }) ?? '');
  const meant = suggestEmail(value);
  const [pausedAt, setPausedAt] = useState('');
  useEffect(() => {
    if (meant === undefined) return undefined;
    const timer = setTimeout(() => setPausedAt(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, meant]);
  const suggestion = pausedAt === value ? meant : undefined;

  const take = (address: string) => {
    setValue(name, address, { shouldDirty: true, shouldValidate: isSubmitted });
    setFocus(name);
  };
  return (
    <>
      <Box role="status" sx={{ fontSize: '.9375rem', '&:not(:empty)': { mt: 0.75 } }}>
        {suggestion && emailCopy.didYouMean(suggestion)}
      </Box>
      {suggestion && (
        <Button
          variant="text"
          size="small"
          onClick={() => take(suggestion)}
          sx={{ ml: -1.75, overflowWrap: 'anywhere' }}
        >
          {emailCopy.use(suggestion)}
        </Button>
      )}
    </>
  );
}
