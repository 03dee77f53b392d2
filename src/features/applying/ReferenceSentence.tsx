import { receiptSentences } from '@/content/receipt';
import { Box } from '@/ui/Box';

/** Says the reference number, which stays on one line. */
export function ReferenceSentence({ reference }: { reference: string }) {
  const [before, after] = receiptSentences.reference('|').split('|');
  return (
    <>
      <span>{before}</span>
      <Box as="strong" sx={{ whiteSpace: 'nowrap' }}>
        {reference}
      </Box>
      <span>{after} </span>
    </>
  );
}
