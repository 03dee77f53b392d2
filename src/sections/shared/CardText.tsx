import Typography from '@mui/material/Typography';
import type { RichText as RichTextData } from '@/content/types';
import { RichText } from './RichText';

/** The text below the heading of a step or a short card. */
export const CardText = ({ text }: { text: RichTextData }) => (
  <Typography sx={{ mt: 1, maxWidth: '42em', color: 'var(--quiet)' }}>
    <RichText text={text} />
  </Typography>
);
