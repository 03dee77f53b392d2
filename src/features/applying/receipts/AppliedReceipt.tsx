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

/** The way from "Applied" to the receipt. Fetched once the vacancy has been applied for; an account without a receipt may be another person. */
export function AppliedReceipt({ account, jobId }: { account: string; jobId: string }) {
  const [isOpen, setOpen] = useState(false);
  const receipt = readReceipt(account, jobId);

  if (!receipt) return <SentBySomebody isSignedIn={account !== ''} />;
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

/** The flag names nobody, so whoever sees "Applied" here may not have applied. */
const SentBySomebody = ({ isSignedIn }: { isSignedIn: boolean }) => {
  const { sent, yours, notYours } = keptReceiptsCopy.sentHere;
  return (
    <p>
      <span>{sent}</span> {!isSignedIn && <span>{`${yours} `}</span>}
      <span>{notYours}</span>{' '}
      <AppLink to={`mailto:${provider.recruitmentEmail}`}>{provider.recruitmentEmail}</AppLink>
    </p>
  );
};
