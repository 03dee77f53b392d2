import Typography from '@mui/material/Typography';
import type { RichText as RichTextData } from '@/content/types';
import { RichText } from './RichText';

type NoteProps = { text: RichTextData | undefined; sx?: { mt?: number; color?: string } };

/** A note below the content of a section; nothing without text. */
export const Note = ({ text, sx }: NoteProps) =>
  text && (
    <Typography
      sx={{
        mt: 2,
        maxWidth: '42em',
        color: 'var(--quiet)',
        whiteSpace: 'pre-line',
        '@media print': { mt: 1, maxWidth: 'none' },
        ...sx,
      }}
    >
      <RichText text={text} />
    </Typography>
  );
