import Typography from '@mui/material/Typography';
import type { RichText as RichTextData } from '@/content/types';
import { plainText, RichText } from './RichText';

/** Paragraphs in a reading column. */
export const Paragraphs = ({ texts }: { texts?: readonly RichTextData[] }) =>
  texts?.map((text) => (
    <Typography key={plainText(text)} sx={styles}>
      <RichText text={text} />
    </Typography>
  ));

const styles = {
  maxWidth: '42em',
  '& + &': { mt: 2 },
  '@media print': { maxWidth: 'none', '& + &': { mt: 0.75 } },
};

/** The text below the heading of a step or a short card. */
export const CardText = ({ text }: { text: RichTextData }) => (
  <Typography sx={{ mt: 1, maxWidth: '42em', color: 'var(--quiet)' }}>
    <RichText text={text} />
  </Typography>
);
