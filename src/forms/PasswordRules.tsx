import { styled } from '@mui/material/styles';
import { Check, X } from 'lucide-react';
import { passwordRules } from '@/contract/password';
import { Icon } from '@/ui/Icon';
import { PlainList } from '@/ui/PlainList';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { passwordWords } from './formWords';

/** The instruction panel: a rule is ticked while the password meets it and highlighted while it does not. */
export const PasswordRules = ({ password }: { password: string }) => (
  <Panel>
    <strong>{passwordWords.needs}</strong>
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
      <VisuallyHidden>{isMet ? passwordWords.met : passwordWords.notMet}</VisuallyHidden>
      <span>{line}</span>
    </span>
  </li>
);

const Panel = styled('div')(({ theme }) => ({
  marginTop: 16,
  padding: 24,
  borderLeft: `6px solid ${theme.vars.palette.light[500]}`,
  backgroundColor: theme.vars.palette.mist[50],
  '& li': { display: 'flex', gap: 12, marginTop: 8 },
  // Otherwise the last of the four rules would end with a line of special characters alone.
  '& li > span': { textWrap: 'balance' },
  '& li > svg': { flex: 'none', color: theme.vars.palette.success.main },
  '& [data-met=false], & [data-met=false] > svg': { color: theme.vars.palette.error.main, fontWeight: 700 },
}));
