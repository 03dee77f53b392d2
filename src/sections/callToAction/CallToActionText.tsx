import { styled } from '@mui/material/styles';
import { provider } from '@/content/provider';
import type { CallToActionBlock } from '@/content/types';
import { Actions } from '@/sections/shared/Actions';
import { ActionButton } from '@/sections/shared/ActionButton';
import { SectionHeading } from '@/sections/shared/SectionHeading';

/** Heading, text and buttons of a call to action. */
export const CallToActionText = ({ block }: { block: CallToActionBlock }) => (
  <>
    <SectionHeading heading={block.heading} lead={block.text} />
    {/* On paper, where there are no buttons, the address and the number instead. */}
    <OnPaper className="paper">{`${block.printedEmail ?? provider.companyCareEmail}, ${provider.telephone.text}`}</OnPaper>
    <Actions>
      <ActionButton action={block.action} />
      {block.secondAction && <ActionButton action={block.secondAction} variant="outlined" />}
    </Actions>
  </>
);

const OnPaper = styled('p')({ display: 'none', margin: '8px 0 0', '@media print': { display: 'block' } });
