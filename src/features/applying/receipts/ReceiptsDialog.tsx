import GlobalStyles from '@mui/material/GlobalStyles';
import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { provider } from '@/content/provider';
import { keptReceiptsCopy } from '@/content/receipt';
import { AppDialog } from '@/ui/AppDialog';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';
import { AppLink } from '@/ui/link/AppLink';
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

  if (shown.length === 0)
    return (
      <>
        <p>{keptReceiptsCopy.empty}</p>
        <Elsewhere />
      </>
    );
  return (
    <>
      <GlobalStyles styles={printedAlone} />
      <Letterhead>
        <strong>{provider.name}</strong>
        <span>{keptReceiptsCopy.letterhead}</span>
      </Letterhead>
      <div key={onlyJobId} ref={focusFirst}>
        {shown.map((receipt) => (
          <ReceiptArticle key={receipt.jobId} receipt={receipt} />
        ))}
      </div>
      {!onlyJobId && <Elsewhere />}
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

const Elsewhere = () => (
  <Box as="p" sx={{ '@media print': { display: 'none' } }}>
    {keptReceiptsCopy.elsewhere}
    <AppLink to={keptReceiptsCopy.call.href}>{keptReceiptsCopy.call.text}</AppLink>.
  </Box>
);

// In the part that scrolls, so that the keyboard can scroll it. "All" removes its own button, and would take the focus with it.
const focusFirst = (list: HTMLElement | null) => list?.querySelector('h3')?.focus();

/** On paper, above the title. */
const Letterhead = styled('div')(({ theme: { typography, vars } }) => ({
  display: 'none',
  '@media print': {
    position: 'absolute',
    inset: '0 0 auto',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    paddingBottom: 4,
    borderBottom: `1px solid ${vars.palette.divider}`,
    fontSize: '9pt',
  },
  strong: { fontFamily: typography.h1.fontFamily, fontSize: '12pt' },
}));

// The dialog without the page behind it, over as many sheets as it needs.
const printedAlone = {
  '@media print': {
    'body > *:not(.MuiDialog-root)': { display: 'none !important' },
    '.MuiDialog-root, .MuiDialog-container': { position: 'static !important', height: 'auto !important' },
    '.MuiDialog-root .MuiBackdrop-root': { display: 'none' },
    '.MuiDialog-root .MuiDialog-paper': {
      width: '100% !important',
      maxWidth: 'none !important',
      maxHeight: 'none !important',
      margin: '0 !important',
      // Below the letterhead.
      paddingTop: '40px',
      border: '0 !important',
      boxShadow: 'none !important',
    },
    '.MuiDialog-root :is(.MuiDialogTitle-root, .MuiDialogContent-root)': { paddingInline: '0 !important' },
  },
} as const;
