import Typography from '@mui/material/Typography';
import type { CallToActionBlock } from '@/content/types';
import { Actions } from '@/sections/shared/Actions';
import { ActionButton } from '@/sections/shared/ActionButton';
import { RichText } from '@/sections/shared/RichText';

/** Heading, text and buttons of a call to action. */
export const CallToActionText = ({ block }: { block: CallToActionBlock }) => (
  <>
    <Typography variant="h2">{block.heading}</Typography>
    <Typography variant="lead" component="p" sx={{ mt: 2, maxWidth: '30em' }}>
      <RichText text={block.text} />
    </Typography>
    <Actions>
      <ActionButton action={block.action} />
      {block.secondAction && <ActionButton action={block.secondAction} variant="outlined" />}
    </Actions>
  </>
);
