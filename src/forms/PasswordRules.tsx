import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check, X } from 'lucide-react';
import { passwordRules } from '@/contract/password';
import { Icon } from '@/ui/Icon';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** The instruction panel: each rule marked while it holds and highlighted while it fails. */
export const PasswordRules = ({ password }: { password: string }) => (
  <Box sx={{ mt: 2, p: 3, bgcolor: 'mist.50', borderLeft: 6, borderColor: 'light.500' }}>
    <Typography sx={{ fontWeight: 650 }}>Your password needs</Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {passwordRules.map(({ line, isMet }) => (
        <Rule key={line} line={line} isMet={isMet(password)} />
      ))}
    </Box>
  </Box>
);

const Rule = ({ line, isMet }: { line: string; isMet: boolean }) => (
  <Box
    component="li"
    data-met={isMet}
    sx={{ display: 'flex', gap: 1.5, mt: 1, ...(isMet ? {} : { color: 'error.main', fontWeight: 700 }) }}
  >
    <Box component="span" sx={{ color: isMet ? 'success.main' : 'error.main', flex: 'none' }}>
      <Icon icon={isMet ? Check : X} size={20} />
    </Box>
    <span>
      <VisuallyHidden>{isMet ? 'Met: ' : 'Not met: '}</VisuallyHidden>
      <span>{line}</span>
    </span>
  </Box>
);
