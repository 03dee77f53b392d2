import Typography from '@mui/material/Typography';
import type { CallToActionBlock } from '@/content/types';
import { ActionButton } from '@/sections/shared/ActionButton';
import { RichText } from '@/sections/shared/RichText';

/** What a call to action says, and its button. */
export const InvitationWords = ({ block }: { block: CallToActionBlock }) => (
  <>
    <Typography variant="h2">{block.heading}</Typography>
    <Typography variant="lead" component="p" sx={{ mt: 2, mb: 3, maxWidth: '30em' }}>
      <RichText text={block.text} />
    </Typography>
    <ActionButton action={block.action} />
  </>
);
