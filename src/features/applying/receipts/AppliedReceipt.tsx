import { useState } from 'react';
import { provider } from '@/content/provider';
import { keptReceiptsCopy } from '@/content/receipt';
import { hasOwnBackend } from '@/lib/config';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';
import { AppLink } from '@/ui/link/AppLink';
import { ReferenceSentence } from '@/features/applying/ReferenceSentence';
import { readReceipt } from '@/features/applying/sentApplications';
import { CopyReference } from '@/features/applying/CopyReference';
import { ReceiptsDialog } from './ReceiptsDialog';

type AppliedReceiptProps = { account: string; jobId: string; isClosed: boolean };

/** The way from "Applied" to the receipt. Fetched once the vacancy has been applied for; an account without a receipt may be another person. */
export function AppliedReceipt({ account, jobId, isClosed }: AppliedReceiptProps) {
  const [isOpen, setOpen] = useState(false);
  const receipt = readReceipt(account, jobId);

  if (!receipt) return <SentBySomebody isClosed={isClosed} />;
  return (
    <>
      {hasOwnBackend && (
        <p>
          <ReferenceSentence reference={receipt.reference} />
        </p>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: '-14px' }}>
        <Button variant="text" size="small" onClick={() => setOpen(true)}>
          {keptReceiptsCopy.open}
        </Button>
        {hasOwnBackend && <CopyReference reference={receipt.reference} />}
      </Box>
      <ReceiptsDialog {...{ isOpen, account, jobId }} onClose={() => setOpen(false)} />
    </>
  );
}

/** The flag names nobody, and Log Out deletes receipts: whoever sees "Applied" may have applied or not. */
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
