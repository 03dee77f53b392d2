import { useState } from 'react';
import { keptReceiptsCopy } from '@/content/receipt';
import { hasOwnBackend } from '@/lib/config';
import { Button } from '@/ui/button/Button';
import { ReferenceSentence } from '@/features/applying/ReferenceSentence';
import { readReceipt } from '@/features/applying/sentApplications';
import { ReceiptsDialog } from './ReceiptsDialog';

/** The way from "Applied" to the receipt. Fetched once the vacancy has been applied for; an account without a receipt sees nothing. */
export function AppliedReceipt({ account, jobId }: { account: string; jobId: string }) {
  const [isOpen, setOpen] = useState(false);
  const receipt = readReceipt(account, jobId);

  if (!receipt) return null;
  return (
    <>
      {hasOwnBackend && (
        <p>
          <ReferenceSentence reference={receipt.reference} />
        </p>
      )}
      <Button variant="text" size="small" onClick={() => setOpen(true)}>
        {keptReceiptsCopy.open}
      </Button>
      <ReceiptsDialog {...{ isOpen, account, jobId }} onClose={() => setOpen(false)} />
    </>
  );
}
