import { keptReceiptsCopy, receiptSentences } from '@/content/receipt';
import { bringIntoView } from '@/lib/bringIntoView';
import { paths } from '@/lib/paths';
import { useAppDispatch } from '@/store/hooks';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';
import { DoneBox } from '@/ui/DoneBox';
import { AppLink, linkProps } from '@/ui/link/AppLink';
import { closeAsked } from './applyingSlice';
import { CopyReference, ReferenceNumber } from './Reference';

/** In place of the form, which may be scrolled, until the dialog closes with the toast. The number is in sight, and clear of the toast. */
export const SentWords = ({ reference }: { reference: string }) => (
  <>
    <p {...focused}>{receiptSentences.reached}</p>
    <p>{receiptSentences.next}</p>
    <DoneBox>
      <Box as="span" ref={bringIntoView} sx={number}>
        <ReferenceNumber reference={reference} />
      </Box>
      <span>{keptReceiptsCopy.sent}</span>
    </DoneBox>
    <p>
      {keptReceiptsCopy.call.before}
      <AppLink to={keptReceiptsCopy.call.href}>{keptReceiptsCopy.call.text}</AppLink>
      {keptReceiptsCopy.call.after}
    </p>
  </>
);

/** The button that had the focus is gone. */
const focused = { tabIndex: -1, ref: (words: HTMLElement | null) => words?.focus({ preventScroll: true }) };
const number = { display: 'block', scrollMarginBlock: '12rem 4rem', '& strong': { fontSize: '1.375rem' } };

/** Not in the live region: their words change. */
export function SentActions({ jobId, reference }: { jobId: string; reference: string }) {
  const dispatch = useAppDispatch();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 3 }}>
      <Button {...linkProps(paths.jobs, { replace: true })}>{keptReceiptsCopy.more}</Button>
      <Button variant="outlined" onClick={() => dispatch(closeAsked({ jobId }))}>
        {keptReceiptsCopy.close}
      </Button>
      <CopyReference reference={reference} />
    </Box>
  );
}
