import { provider } from '@/content/provider';
import type { CallToActionBlock } from '@/content/types';
import { Actions } from '@/sections/shared/Actions';
import { ActionButton } from '@/sections/shared/ActionButton';
import { SectionHeading } from '@/sections/shared/SectionHeading';

/** Heading, text and buttons of a call to action. */
export const CallToActionText = ({ block }: { block: CallToActionBlock }) => (
  <>
    <SectionHeading heading={block.heading} lead={block.text} />
    <Actions data-printed={`${block.printedEmail ?? provider.companyCareEmail}, ${provider.telephone.text}`}>
      <ActionButton action={block.action} />
      {block.secondAction && <ActionButton action={block.secondAction} variant="outlined" />}
    </Actions>
  </>
);
