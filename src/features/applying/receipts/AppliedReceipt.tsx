import { provider } from '@/content/provider';
import { keptReceiptsCopy, receiptSentences } from '@/content/receipt';
import { CopyReference } from '@/features/applying/CopyReference';
import { selectReceipts } from '@/features/applying/appliedSlice';
import { hasOwnBackend } from '@/lib/config';
import { dateAndTime } from '@/lib/time/dateFormats';
import { useAppSelector } from '@/store/hooks';
import { Box } from '@/ui/Box';
import { AppLink } from '@/ui/link/AppLink';

type AppliedReceiptProps = { jobId: string; isClosed: boolean };

/** Under "Applied": when it was sent, and its number. */
export function AppliedReceipt({ jobId, isClosed }: AppliedReceiptProps) {
  const receipt = useAppSelector(selectReceipts).find((each) => each.jobId === jobId);

  if (!receipt) return <SentBySomebody isClosed={isClosed} />;
  const { reference, sentAt } = receipt;
  const [before, after] = receiptSentences.reference('|').split('|');
  return (
    <>
      <p>{keptReceiptsCopy.sentAt(dateAndTime(sentAt))}</p>
      {hasOwnBackend && (
        <>
          <p>
            <span>{before}</span>
            <Box as="strong" sx={{ whiteSpace: 'nowrap' }}>
              {reference}
            </Box>
            <span>{after}</span>
          </p>
          <CopyReference reference={reference} />
        </>
      )}
    </>
  );
}

/** The flag names nobody: whoever sees "Applied" without a receipt may have applied or not. */
const SentBySomebody = ({ isClosed }: { isClosed: boolean }) => {
  const { sent, yours, notYours } = keptReceiptsCopy.sentHere;
  return (
    <p>
      <span>{sent}</span> <span>{yours}</span>{' '}
      {!isClosed && (
        <>
          <span>{notYours}</span>{' '}
          <AppLink to={`mailto:${provider.recruitmentEmail}`}>{provider.recruitmentEmail}</AppLink>
        </>
      )}
    </p>
  );
};
