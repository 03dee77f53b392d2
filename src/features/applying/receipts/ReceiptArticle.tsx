import { styled } from '@mui/material/styles';
import { jobCopy } from '@/content/job';
import { receiptSentences, keptReceiptsCopy } from '@/content/receipt';
import { hasOwnBackend } from '@/lib/config';
import { dateAndTime, fullDay } from '@/lib/time/dateFormats';
import { closingTime } from '@/vacancies/jobDates';
import { AppLink } from '@/ui/link/AppLink';
import type { Receipt } from '@/features/applying/sentApplications';
import { CopyReference } from '@/features/applying/CopyReference';

const { labels, call, whatYouSent, whatHappensNext } = keptReceiptsCopy;
const { facts } = jobCopy;

/** One receipt: its number, what was sent for which vacancy and when, and what happens next. */
export const ReceiptArticle = ({ receipt }: { receipt: Receipt }) => {
  const closing = closingTime(receipt.closes_at);
  return (
    <Article>
      <h3 tabIndex={-1}>{receipt.jobTitle}</h3>
      {hasOwnBackend && (
        <div className="reference">
          <span>{labels.reference}</span>
          <strong>{receipt.reference}</strong>
          <CopyReference reference={receipt.reference} />
        </div>
      )}
      <h4>{whatHappensNext}</h4>
      <p>
        {receiptSentences.reached} {receiptSentences.next}
      </p>
      <p>
        {call.before}
        <AppLink to={call.href}>{call.text}</AppLink>
        {call.after}
      </p>
      <h4>{whatYouSent}</h4>
      <dl>
        <Row term={labels.sentAt} value={dateAndTime(receipt.sentAt)} />
        <Row term={facts.location} value={receipt.location} />
        <Row term={facts.pay} value={receipt.pay} />
        <Row term={facts.closes_at} value={closing === null ? undefined : fullDay(closing)} />
        <Row term={labels.fullName} value={receipt.fullName} />
        <Row term={labels.email} value={receipt.email} />
        <Row term={labels.phoneNumber} value={receipt.phoneNumber || keptReceiptsCopy.unknown} />
        <Row term={labels.cv} value={receipt.cvName} />
        <Row term={labels.message} value={receipt.message} />
      </dl>
    </Article>
  );
};

/** Nothing, where the vacancy does not state it. */
const Row = ({ term, value }: { term: string; value: string | undefined }) =>
  value && (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );

const Article = styled('article')(({ theme: { breakpoints, typography, vars } }) => ({
  '& + &': { marginTop: 32, paddingTop: 32, borderTop: `1px solid ${vars.palette.divider}` },
  '& h3': { ...typography.h4, margin: '0 0 8px', overflowWrap: 'anywhere' },
  '& h3:focus': { outline: 'none', boxShadow: 'none' },
  '& h4': { ...typography.body1, margin: '20px 0 4px', fontWeight: 650 },
  '& p': { margin: '0 0 8px', overflowWrap: 'anywhere' },
  '& .reference': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    marginTop: 16,
    padding: '8px 16px 4px',
    borderLeft: `6px solid ${vars.palette.light[500]}`,
    backgroundColor: vars.palette.light[100],
    '& > span:first-of-type': { flexBasis: '100%' },
    '& strong': { fontSize: '1.375rem', whiteSpace: 'nowrap' },
  },
  '& dl': { margin: 0 },
  '& dl > div': { paddingBlock: 6 },
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  [breakpoints.up('sm')]: { '& dl > div': { display: 'grid', gridTemplateColumns: '11em 1fr' } },
  '@media print': {
    '& .reference': {
      padding: '8px 16px',
      border: `2px solid ${vars.palette.text.primary}`,
      '& strong': { fontSize: '24pt', lineHeight: 1.2 },
      '& .copy': { display: 'none' },
    },
    '& dl > div': { display: 'grid', gridTemplateColumns: '11em 1fr', paddingBlock: 3 },
  },
}));
