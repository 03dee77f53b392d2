import Typography from '@mui/material/Typography';
import type { RichText as RichTextData } from '@/content/types';
import { RichText } from './RichText';

type LeadProps = { text: RichTextData | undefined };
type SectionHeadingProps = { heading: string; lead?: RichTextData };

/** The h2 of a section and its lead. */
export const SectionHeading = ({ heading, lead }: SectionHeadingProps) => (
  <>
    <Typography variant="h2">{heading}</Typography>
    <Lead text={lead} />
  </>
);

export const Lead = ({ text }: LeadProps) =>
  text && (
    <Typography
      variant="lead"
      component="p"
      sx={{
        mt: 2,
        maxWidth: '36em',
        color: 'var(--quiet)',
        '@media print': { mt: 1, maxWidth: 'none', breakAfter: 'avoid' },
      }}
    >
      <RichText text={text} />
    </Typography>
  );
