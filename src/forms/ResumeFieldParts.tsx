import { styled } from '@mui/material/styles';
import { FileText, Upload, X } from 'lucide-react';
import { Box } from '@/ui/Box';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';

const Zone = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '8px 16px',
  border: `2px dashed ${theme.vars.palette.slate[500]}`,
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.light[100], borderColor: theme.vars.palette.night[900] },
  'input:focus-visible + &': {
    outline: `3px solid ${theme.vars.palette.night[900]}`,
    outlineOffset: 3,
    boxShadow: `0 0 0 3px ${theme.vars.palette.light[500]}`,
  },
}));

/** Where a CV is chosen or dropped. The field's own label names it, so this one is decoration. */
export const DropZone = ({ htmlFor, isReading }: { htmlFor: string; isReading: boolean }) => (
  <Zone htmlFor={htmlFor} aria-hidden>
    <Icon icon={Upload} />
    {isReading ? 'Reading your file…' : 'Choose a file, or drop it here'}
  </Zone>
);

/** The chosen CV, and what takes it away again. */
export const ChosenFile = ({ file, onRemove }: { file: File; onRemove: () => void }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, pl: 2, bgcolor: 'tint.success', border: 1 }}>
    <Icon icon={FileText} />
    <Box as="span" sx={{ flex: 1, minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
      {file.name}
    </Box>
    <IconButton aria-label={`Remove ${file.name}`} onClick={onRemove}>
      <Icon icon={X} size={20} />
    </IconButton>
  </Box>
);
