import { styled } from '@mui/material/styles';
import { Copy } from 'lucide-react';
import { keptReceiptsCopy } from '@/content/receipt';
import { hasOwnBackend } from '@/lib/config';
import { copyText, OutcomeButton } from '@/ui/button/OutcomeButton';

type ReferenceProps = { reference: string };

/** The reference number, which only the project's own backend knows. */
export const ReferenceNumber = ({ reference }: ReferenceProps) =>
  hasOwnBackend && (
    <>
      <span>{`${keptReceiptsCopy.labels.reference} `}</span>
      <Number>{reference}</Number>
    </>
  );

/** Copies the reference number, to be pasted into a message. */
export const CopyReference = ({ reference }: ReferenceProps) =>
  hasOwnBackend && (
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

const Number = styled('strong')({ whiteSpace: 'nowrap' });

const Slot = styled('span')({
  '& .copy': { gap: 8, width: 'auto', paddingInline: 8, fontSize: '1rem', fontWeight: 650 },
  // For each of its words, so that "Copied" moves nothing.
  '& .copy > span:first-of-type': { minWidth: '7.6em', textAlign: 'left' },
});
