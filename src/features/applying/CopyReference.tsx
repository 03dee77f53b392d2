import { styled } from '@mui/material/styles';
import { Copy } from 'lucide-react';
import { keptReceiptsCopy } from '@/content/receipt';
import { copyText, OutcomeButton } from '@/ui/button/OutcomeButton';

/** Copies the reference number, to be pasted into a message. */
export const CopyReference = ({ reference }: { reference: string }) => (
  <Slot>
    <OutcomeButton
      className="copy"
      icon={Copy}
      words={keptReceiptsCopy.copy}
      what={keptReceiptsCopy.copies}
      onPress={() => copyText(reference)}
    />
  </Slot>
);

const Slot = styled('span')({
  '& .copy': { gap: 8, width: 'auto', paddingInline: 8, fontSize: '1rem', fontWeight: 650 },
  // For each of its words, so that "Copied" moves nothing.
  '& .copy > span:first-of-type': { minWidth: '7.6em', textAlign: 'left' },
});
