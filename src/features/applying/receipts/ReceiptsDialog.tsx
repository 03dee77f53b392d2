import GlobalStyles from '@mui/material/GlobalStyles';
import { useState } from 'react';
import { keptReceiptsCopy } from '@/content/receipt';
import { AppDialog } from '@/ui/AppDialog';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';
import { readReceipts } from '@/features/applying/sentApplications';
import { ReceiptArticle } from './ReceiptArticle';

type ReceiptsDialogProps = {
  isOpen: boolean;
  /** Whose receipts. */
  account: string;
  /** Shows the receipt of this vacancy first, by itself. */
  jobId?: string;
  onClose: () => void;
};

/** The receipts of this account on this device, to read and to print. Fetched when it is first opened. */
export const ReceiptsDialog = ({ isOpen, onClose, account, jobId }: ReceiptsDialogProps) => (
  <AppDialog title={jobId ? keptReceiptsCopy.open : keptReceiptsCopy.title} isOpen={isOpen} onClose={onClose}>
    <Receipts account={account} jobId={jobId} />
  </AppDialog>
);

function Receipts({ account, jobId }: Pick<ReceiptsDialogProps, 'account' | 'jobId'>) {
  const [onlyJobId, setOnlyJobId] = useState(jobId);
  const all = readReceipts(account);
  const shown = all.filter((receipt) => !onlyJobId || receipt.jobId === onlyJobId);

  if (shown.length === 0) return <p>{keptReceiptsCopy.empty}</p>;
  return (
    <>
      <GlobalStyles styles={printedAlone} />
      <div key={onlyJobId} ref={focusFirst}>
        {shown.map((receipt) => (
          <ReceiptArticle key={receipt.jobId} receipt={receipt} />
        ))}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3, '@media print': { display: 'none' } }}>
        <Button variant="outlined" onClick={() => window.print()}>
          {keptReceiptsCopy.print}
        </Button>
        {all.length > shown.length && (
          <Button variant="text" onClick={() => setOnlyJobId(undefined)}>
            {keptReceiptsCopy.all}
          </Button>
        )}
      </Box>
    </>
  );
}

// In the part that scrolls, so that the keyboard can scroll it. "All" removes its own button, and would take the focus with it.
const focusFirst = (list: HTMLElement | null) => list?.querySelector('h3')?.focus();

// The dialog without the page behind it, over as many sheets as it needs.
const printedAlone = {
  '@media print': {
    'body > *:not(.MuiDialog-root)': { display: 'none !important' },
    '.MuiDialog-root, .MuiDialog-container': { position: 'static !important', height: 'auto !important' },
    '.MuiDialog-root .MuiBackdrop-root': { display: 'none' },
    '.MuiDialog-root .MuiDialog-paper': { maxHeight: 'none !important', boxShadow: 'none !important' },
  },
} as const;
