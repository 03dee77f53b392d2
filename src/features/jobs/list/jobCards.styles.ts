import { styled } from '@mui/material/styles';
import { hidden } from '@/ui/VisuallyHidden';

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
  '& h3': { ...typography.h4, margin: '14px 0 8px' },
  '& a': {
    gridArea: '2/1',
    display: 'grid',
    gridTemplateColumns: '28px minmax(0,1fr)',
    gap: '2px 12px',
    alignItems: 'start',
    padding: '10px 4px',
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
  '& .window': { gridArea: '1/1', width: 28, height: 36 },
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
  '& .title': { gridArea: '1/2', paddingRight: 40, '& > .label': { display: 'block' } },
  '& .value': { ...typography.h4, fontSize: '1.0625rem' },
  // Above the types, which come first in the HTML: there they follow the title.
  '& .facts': { gridArea: '2/1/auto/-1', fontSize: '.9375rem' },
  // A pair that does not fit beside the other one takes the next line as a whole.
  '& .types': { gridArea: '3/1/auto/-1', display: 'flex', flexWrap: 'wrap', columnGap: 14 },
  '& [data-twice]': hidden,
  [breakpoints.up('sm')]: {
    '& a': { gridTemplateColumns: '32px minmax(0,1fr)', paddingInline: 8 },
    '& .window': { gridRow: '1/span 3', width: 32, height: 42 },
    '& .value': { fontSize: typography.h4.fontSize },
    '& .facts, & .types': { gridColumn: 2 },
    '& .types': { columnGap: 24 },
  },
}));
