import { provider } from '@/content/provider';
import { keptReceiptsCopy } from '@/content/receipt';
import { CopyReference, ReferenceNumber } from '@/features/applying/Reference';
import { selectReceipts } from '@/features/applying/appliedSlice';
import { dateAndTime } from '@/lib/time/dateFormats';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { AppLink } from '@/ui/link/AppLink';

type AppliedReceiptProps = { jobId: string; isClosed: boolean; onApply: () => void };

/** Under "Applied": when it was sent, and its number. */
export function AppliedReceipt({ jobId, isClosed, onApply }: AppliedReceiptProps) {
  const receipt = useAppSelector(selectReceipts).find((each) => each.jobId === jobId);

  if (!receipt) return <SentBySomebody {...{ isClosed, onApply }} />;
  const { reference, sentAt } = receipt;
  return (
    <>
      <p>{keptReceiptsCopy.sentAt(dateAndTime(sentAt))}</p>
      <p>
        <ReferenceNumber reference={reference} />
      </p>
      <CopyReference reference={reference} />
    </>
  );
}

/**
 * The flag names nobody: whoever sees "Applied" without a receipt may have applied or not. The flag is the browser's, so another account
 * can apply all the same.
 */
function SentBySomebody({ isClosed, onApply }: Omit<AppliedReceiptProps, 'jobId'>) {
  const { sent, yours, notYours, applyAs } = keptReceiptsCopy.sentHere;
  const { isAuthenticated, username } = useAppSelector(({ session }) => session);
  return (
    <>
      <p>
        <span>{sent}</span> <span>{yours}</span>{' '}
        {!isClosed && !isAuthenticated && (
          <>
            <span>{notYours}</span>{' '}
            <AppLink to={`mailto:${provider.recruitmentEmail}`}>{provider.recruitmentEmail}</AppLink>
          </>
        )}
      </p>
      {!isClosed && isAuthenticated && (
        <Button variant="outlined" size="small" fullWidth onClick={onApply} sx={{ my: 1 }}>
          {applyAs(username)}
        </Button>
      )}
    </>
  );
}
