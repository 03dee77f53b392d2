import { keptReceiptsCopy, receiptSentences } from '@/content/receipt';
import { hasOwnBackend } from '@/lib/config';
import { paths } from '@/lib/paths';
import { useAppDispatch } from '@/store/hooks';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';
import { DoneBox } from '@/ui/DoneBox';
import { AppLink, linkProps } from '@/ui/link/AppLink';
import { closeAsked } from './applyingSlice';
import { CopyReference } from './CopyReference';

/** In place of the form, until the dialog closes with the toast, which covers the dialog's head on a phone: the number stands below. */
export const SentWords = ({ reference }: { reference: string }) => (
  <>
    <p>{receiptSentences.reached}</p>
    <p>{receiptSentences.next}</p>
    <DoneBox>
      {hasOwnBackend && (
        <>
          <span>{`${keptReceiptsCopy.labels.reference} `}</span>
          <Box as="strong" sx={{ fontSize: '1.375rem', whiteSpace: 'nowrap' }}>
            {reference}
          </Box>
          <br />
        </>
      )}
      <span>{keptReceiptsCopy.sent}</span>
    </DoneBox>
    <p>
      {keptReceiptsCopy.call.before}
      <AppLink to={keptReceiptsCopy.call.href}>{keptReceiptsCopy.call.text}</AppLink>
      {keptReceiptsCopy.call.after}
    </p>
  </>
);

/** Not in the live region: their words change. */
export function SentActions({ jobId, reference }: { jobId: string; reference: string }) {
  const dispatch = useAppDispatch();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 3 }}>
      <Button {...linkProps(paths.jobs, { replace: true })}>{keptReceiptsCopy.more}</Button>
      <Button variant="outlined" onClick={() => dispatch(closeAsked({ jobId }))}>
        {keptReceiptsCopy.close}
      </Button>
      {hasOwnBackend && <CopyReference reference={reference} />}
    </Box>
  );
}
