import { styled } from '@mui/material/styles';
import { receiptSentences, keptReceiptsCopy } from '@/content/receipt';
import { hasOwnBackend } from '@/lib/config';
import { dateAndTime } from '@/lib/time/dateFormats';
import { AppLink } from '@/ui/link/AppLink';
import type { Receipt } from '@/features/applying/sentApplications';

const { labels, call } = keptReceiptsCopy;

/** One receipt: what was sent, when, under which number, and what happens next. */
export const ReceiptArticle = ({ receipt }: { receipt: Receipt }) => (
  <Article>
    <h3 tabIndex={-1}>{receipt.jobTitle}</h3>
    <p>{receiptSentences.reached(receipt.jobTitle)}</p>
    <dl>
      {hasOwnBackend && <Row term={labels.reference} value={receipt.reference} />}
      <Row term={labels.sentAt} value={dateAndTime(receipt.sentAt)} />
      <Row term={labels.fullName} value={receipt.fullName} />
      <Row term={labels.email} value={receipt.email} />
      <Row term={labels.phoneNumber} value={receipt.phoneNumber || keptReceiptsCopy.unknown} />
      <Row term={labels.cv} value={receipt.cvName} />
      <Row term={labels.message} value={receipt.message} />
    </dl>
    <p>{receiptSentences.next}</p>
    <p>
      {call.before}
      <AppLink to={call.href}>{call.text}</AppLink>
      {call.after}
    </p>
  </Article>
);

const Row = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
);

const Article = styled('article')(({ theme: { breakpoints, typography, vars } }) => ({
  '& + &': { marginTop: 32, paddingTop: 32, borderTop: `1px solid ${vars.palette.divider}` },
  '& h3': { ...typography.h4, margin: '0 0 8px', overflowWrap: 'anywhere' },
  '& h3:focus': { outline: 'none', boxShadow: 'none' },
  '& p': { margin: '0 0 8px', overflowWrap: 'anywhere' },
  '& dl': { margin: '16px 0' },
  '& dl > div': { paddingBlock: 8 },
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  // The reference number.
  '& dl > :first-of-type dd': { whiteSpace: 'nowrap' },
  [breakpoints.up('sm')]: { '& dl > div': { display: 'grid', gridTemplateColumns: '11em 1fr' } },
}));
