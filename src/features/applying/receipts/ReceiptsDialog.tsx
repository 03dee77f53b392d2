import { styled } from '@mui/material/styles';
import { keptReceiptsCopy } from '@/content/receipt';
import { CopyReference, ReferenceNumber } from '@/features/applying/Reference';
import { selectReceipts } from '@/features/applying/appliedSlice';
import { jobPath } from '@/lib/paths';
import { dateAndTime } from '@/lib/time/dateFormats';
import { useAppSelector } from '@/store/hooks';
import { AppDialog } from '@/ui/AppDialog';
import { AppLink } from '@/ui/link/AppLink';
import { PlainList } from '@/ui/PlainList';

type ReceiptsDialogProps = { isOpen: boolean; onClose: () => void };

/** What this account has applied for on this device. Fetched when it is first opened. */
export function ReceiptsDialog({ isOpen, onClose }: ReceiptsDialogProps) {
  const receipts = useAppSelector(selectReceipts);
  return (
    <AppDialog title={keptReceiptsCopy.title} isOpen={isOpen} onClose={onClose}>
      {receipts.length === 0 && <p>{keptReceiptsCopy.empty}</p>}
      <Receipts>
        {receipts.map(({ jobId, title, sentAt, reference }) => (
          <li key={jobId}>
            <AppLink to={jobPath(jobId)}>{title}</AppLink>
            <span>{keptReceiptsCopy.sentAt(dateAndTime(sentAt))}</span>
            <span>
              <ReferenceNumber reference={reference} /> <CopyReference reference={reference} />
            </span>
          </li>
        ))}
      </Receipts>
      <p>
        {keptReceiptsCopy.elsewhere}
        <AppLink to={keptReceiptsCopy.call.href}>{keptReceiptsCopy.call.text}</AppLink>.
      </p>
    </AppDialog>
  );
}

const Receipts = styled(PlainList)(({ theme: { vars } }) => ({
  '& > li': { display: 'grid', paddingBlock: 12, borderBottom: `1px solid ${vars.palette.divider}` },
}));
