import { styled } from '@mui/material/styles';
import { FileText, X } from 'lucide-react';
import { resumeWords } from '@/forms/formWords';
import { Box } from '@/ui/Box';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/Icon';
import { fileFocus } from './fileFocus';

/** The chosen CV with a button to remove it. */
export const ChosenFile = ({ file, onRemove }: { file: File; onRemove: () => void }) => (
  <Frame>
    <Icon icon={FileText} />
    <Box as="span" sx={{ flex: 1, minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
      {file.name}
    </Box>
    <IconButton aria-label={resumeWords.remove(file.name)} onClick={onRemove}>
      <Icon icon={X} size={20} />
    </IconButton>
  </Frame>
);

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingLeft: 16,
  border: '1px solid',
  backgroundColor: theme.vars.palette.tint.success,
  ...fileFocus,
}));
