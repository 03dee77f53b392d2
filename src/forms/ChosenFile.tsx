import { FileText, X } from 'lucide-react';
import { Box } from '@/ui/Box';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/Icon';

/** The chosen CV with a button to remove it. */
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
