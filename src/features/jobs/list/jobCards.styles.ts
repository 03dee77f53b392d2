import { styled } from '@mui/material/styles';

const lit = [
  'a:hover',
  'a:focus-visible',
  // Saved, or New since the last visit.
  'li:has(.save[aria-pressed=true])',
  'a:has([data-applied=false])',
];

/**
 * The list and everything on its cards, under one class: a class per element would slow each key press. The windows are dark, so
 * that the few lit ones tell something.
 */
export const JobCards = styled('ul')(({ theme: { breakpoints, typography, vars } }) => ({
  position: 'relative',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { position: 'absolute', inset: '0 0 auto', display: 'grid' },
  // Above the card that follows, whose place in the list would cover its focus ring.
  '& li:focus-within': { zIndex: 1 },
  '& h3': { ...typography.h4, margin: '20px 0 12px' },
  '& a': {
    gridArea: '2/1',
    display: 'grid',
    gridTemplateColumns: '28px minmax(0,1fr)',
    gap: '2px 16px',
    alignItems: 'start',
    padding: '12px 4px 10px',
    borderTop: `1px solid ${vars.palette.divider}`,
    color: 'inherit',
    fontSize: '1rem',
    lineHeight: 1.4,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& h3 ~ a': { borderTop: `3px solid ${vars.palette.text.primary}` },
  '& a:hover': {
    color: 'inherit',
    backgroundColor: vars.palette.light[100],
    boxShadow: `inset 0 -4px ${vars.palette.light[500]}`,
  },
  // Beside the card: a link may hold no button.
  '& .save': { gridArea: '2/1', justifySelf: 'end', margin: 4 },
  '& .save[aria-pressed=true] svg': { fill: vars.palette.light[500] },
  '& .window': { gridRow: 'span 3', width: 28, height: 36 },
  [lit.map((state) => `& ${state} .window`).join()]: {
    '--bar': vars.palette.night[900],
    '--pane': vars.palette.light[500],
  },
  '& .mark': {
    ...typography.body2,
    display: 'inline-block',
    marginLeft: 8,
    padding: '0 6px',
    border: `1px solid ${vars.palette.slate[500]}`,
    borderRadius: 3,
    fontWeight: 650,
  },
  '& .label': { ...typography.overline, color: vars.palette.text.secondary },
  '& .title': { paddingRight: 40, '& > .label': { display: 'block' } },
  '& .value': { ...typography.h4, fontSize: '1.0625rem' },
  '& .pay': { gridArea: '2/2', fontWeight: 700 },
  // A pair that does not fit beside the other one takes the next line as a whole.
  '& .facts': { gridArea: '3/2', display: 'flex', flexWrap: 'wrap', gap: '2px 24px' },
  '& .place': { order: -1, width: '100%' },
  '@media print': {
    height: 'auto !important',
    '& li': { position: 'static', marginBottom: 12, breakInside: 'avoid', transform: 'none !important' },
  },
  [breakpoints.up('sm')]: {
    '& a': { gridTemplateColumns: '40px minmax(0,1fr)', paddingInline: 16 },
    '& .window': { width: 40, height: 50 },
    '& .value': { fontSize: typography.h4.fontSize },
  },
  // On tablets the filters beside the list leave no room for the pay beside the title.
  [breakpoints.up('lg')]: {
    '& a': { gridTemplateColumns: '40px minmax(0,1fr) fit-content(46%)', paddingRight: 64 },
    '& .title': { paddingRight: 0 },
    // On the line of the title, below its label.
    '& .pay': { gridArea: '1/3', paddingTop: '1.2rem', textAlign: 'right' },
    '& .facts': { gridArea: '2/2/auto/-1' },
    // One below the other all down the list.
    '& .facts > *': { minWidth: '14rem' },
    '& .facts > :first-of-type': { minWidth: '12.5rem' },
    '& .facts > .place': { flex: 1, minWidth: 0 },
  },
}));

/** The same cards in a short list of full length. */
export const SavedCards = styled(JobCards)({
  display: 'grid',
  gap: 12,
  '& li': { position: 'relative' },
});
