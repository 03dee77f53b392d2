import { styled } from '@mui/material/styles';
import { Check, Info, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { meetsPasswordRules, passwordRules } from '@/contract/password';
import { Icon } from '@/ui/Icon';
import { Button } from '@/ui/button/Button';
import { PlainList } from '@/ui/PlainList';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { passwordCopy } from '@/content/formKit';
import { labels } from '@/content/forms';
import { PasswordField } from './PasswordField';

type NewPasswordFieldsProps = { name: string; label: string };

const CONFIRM = 'confirmPassword';

/**
 * A new password with its instruction panel, which opens when the field gets the focus or a submitted password breaks a rule
 * (docs/behaviour.md, section 4), and takes the place of the help, so that the rules are told once; and the field that repeats it.
 */
export function NewPasswordFields({ name, label }: NewPasswordFieldsProps) {
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
      {passwordCopy.rules}
    </Button>
  );

  return (
    <>
      <div>
        <PasswordField
          name={name}
          label={label}
          autoComplete="new-password"
          labelAction={infoButton}
          helperText={isOpen ? undefined : labels.passwordHint}
          describedBy={isOpen ? panelId : undefined}
          // Nothing moves when the field is left.
          onFocus={() => setChoice((before) => before ?? { isOpen: true, at: submitCount })}
          rechecks={CONFIRM}
        />
        <div id={panelId} hidden={!isOpen}>
          <PasswordRules password={password} />
        </div>
      </div>
      <PasswordField name={CONFIRM} label={labels.confirmPassword} autoComplete="new-password" />
    </>
  );
}

/** The instruction panel: a rule is ticked while the password meets it and highlighted while it does not. */
const PasswordRules = ({ password }: { password: string }) => (
  <Panel>
    <strong>{passwordCopy.needs}</strong>
    <PlainList>
      {passwordRules.map(({ line, isMet }) => (
        <Rule key={line} line={line} isMet={isMet(password)} />
      ))}
    </PlainList>
  </Panel>
);

const Rule = ({ line, isMet }: { line: string; isMet: boolean }) => (
  <li data-met={isMet}>
    <Icon icon={isMet ? Check : X} size={20} />
    <span>
      <VisuallyHidden>{isMet ? passwordCopy.met : passwordCopy.notMet}</VisuallyHidden>
      {/* Its signs stay on one line. */}
      <span>{line.replaceAll(/ (?=[@#?])/g, '\u00a0')}</span>
    </span>
  </li>
);

const Panel = styled('div')(({ theme }) => ({
  marginTop: 16,
  padding: 24,
  borderLeft: `6px solid ${theme.vars.palette.light[500]}`,
  backgroundColor: theme.vars.palette.mist[50],
  '& li': { display: 'flex', gap: 12, marginTop: 8 },
  // As high as the first line beside it.
  '& li > svg': { flex: 'none', height: '1lh', color: theme.vars.palette.success.main },
  '& [data-met=false], & [data-met=false] > svg': { color: theme.vars.palette.error.main },
}));
