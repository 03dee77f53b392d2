import Typography from '@mui/material/Typography';
import type { CallToActionBlock } from '@/content/types';
import { ActionButton } from '@/sections/shared/ActionButton';
import { RichText } from '@/sections/shared/RichText';

/** Heading, text and button of a call to action. */
export const CallToActionText = ({ block }: { block: CallToActionBlock }) => (
  <>
    <Typography variant="h2">{block.heading}</Typography>
    <Typography variant="lead" component="p" sx={{ mt: 2, mb: 3, maxWidth: '30em' }}>
      <RichText text={block.text} />
    </Typography>
    <ActionButton action={block.action} />
  </>
);
