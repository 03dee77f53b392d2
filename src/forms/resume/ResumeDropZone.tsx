import { styled } from '@mui/material/styles';
import { Upload } from 'lucide-react';
import { resumeWords } from '@/forms/formWords';
import { Icon } from '@/ui/Icon';
import { fileFocus } from './fileFocus';

/** Where a CV is chosen or dropped. Hidden from screen readers, because the field's own label names the input. */
export const ResumeDropZone = ({ htmlFor, isReading }: { htmlFor: string; isReading: boolean }) => (
  <Zone htmlFor={htmlFor} aria-hidden>
    <Icon icon={Upload} />
    <span>{isReading ? resumeWords.reading : resumeWords.choose}</span>
  </Zone>
);

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
  ...fileFocus,
}));
