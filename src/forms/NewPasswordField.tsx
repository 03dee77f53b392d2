import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { meetsPasswordRules } from '@/contract/password';
import { Icon } from '@/ui/Icon';
import { Button } from '@/ui/button/Button';
import { passwordWords } from './formWords';
import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';

type NewPasswordFieldProps = { name: string; label: string; helperText: string; repeatedIn: string };

/** A new password with its instruction panel, which opens when a submitted password breaks a rule (docs/behaviour.md, section 4). */
export function NewPasswordField({ name, label, helperText, repeatedIn }: NewPasswordFieldProps) {
  const panelId = useId();
  const password = String(useWatch({ name }) ?? '');
  const { submitCount } = useFormState();
  const [choice, setChoice] = useState<{ isOpen: boolean; at: number }>();
  const failedAt = submitCount > 0 && !meetsPasswordRules(password);
  // The visitor's choice holds until the next submit, when a broken rule opens the panel again.
  const isOpen = choice?.at === submitCount ? choice.isOpen : failedAt;

  const infoButton = (
    <Button
      variant="text"
      size="small"
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={() => setChoice({ isOpen: !isOpen, at: submitCount })}
      sx={{ float: 'right', m: '-11px -12px -5px 0', gap: 0.75 }}
    >
      <Icon icon={Info} size={20} />
      {passwordWords.rules}
    </Button>
  );

  return (
    <div>
      <PasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        labelAction={infoButton}
        helperText={helperText}
        rechecks={repeatedIn}
      />
      <div id={panelId} hidden={!isOpen}>
        <PasswordRules password={password} />
      </div>
    </div>
  );
}
