import { styled } from '@mui/material/styles';

/** The list and everything on its cards, under one class: a class per element would slow each key press. */
export const JobCards = styled('ul')(({ theme: { breakpoints, shape, typography, vars } }) => ({
  position: 'relative',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { position: 'absolute', inset: '0 0 auto' },
  '& h3': { ...typography.h4, margin: '20px 0 12px' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: '44px 1fr 1fr',
    gap: '4px 16px',
    alignItems: 'start',
    padding: 16,
    color: 'inherit',
    lineHeight: 1.3,
    textDecoration: 'none',
    backgroundColor: vars.palette.background.paper,
    border: `1px solid ${vars.palette.divider}`,
    borderBottom: `4px solid ${vars.palette.mist[300]}`,
    borderRadius: shape.borderRadius,
  },
  '& a:hover': {
    color: 'inherit',
    backgroundColor: vars.palette.light[100],
    borderColor: vars.palette.light[500],
  },
  // Beside the card: a link may hold no button.
  '& li > .save': { position: 'absolute', right: 4, top: 4 },
  '& h3 ~ .save': { top: 62 },
  '& .save[aria-pressed=true] svg': { fill: vars.palette.light[500] },
  // The light is on where the visitor can still apply.
  '& a:has([data-applied=true]) [data-lit]': { filter: 'grayscale(1)' },
  '& .mark': {
    ...typography.body2,
    display: 'inline-block',
    marginLeft: 8,
    padding: '0 6px',
    border: `1px solid ${vars.palette.slate[500]}`,
    borderRadius: 3,
    fontWeight: 650,
  },
  '& .label': { ...typography.overline, display: 'block', color: vars.palette.text.secondary },
  '& .value, & .more': { fontSize: '1rem', overflowWrap: 'anywhere' },
  '& .title .value': typography.h4,
  '& .title': { gridColumn: '2 / -1', paddingRight: 36 },
  '& .employment': { gridColumn: 2 },
  '& .more': { gridColumn: '2 / -1' },
  '& .pay': { fontWeight: 700 },
  // A long list says where one is, every ten cards; read out, each card tells its own place.
  '& li[aria-posinset$="1"]:not([aria-posinset="1"])::before': {
    content: 'attr(aria-posinset) " of " attr(aria-setsize) / ""',
    display: 'block',
    padding: '12px 0 8px',
    color: vars.palette.text.secondary,
    fontWeight: 600,
  },
  '@media print': {
    height: 'auto !important',
    '& li': { position: 'static', marginBottom: 12, transform: 'none !important' },
  },
  [breakpoints.down('sm')]: {
    '& a': { gridTemplateColumns: '28px 1fr 1fr', padding: '10px 12px' },
    '& .title .value': { fontSize: '1.0625rem' },
    '& [data-lit]': { width: 28, height: 36 },
  },
  [breakpoints.down('lg')]: {
    '& li[aria-posinset$="1"]:not([aria-posinset="1"]) > .save': { top: 51 },
  },
  [breakpoints.between('sm', 'lg')]: {
    '& .more': { gridColumn: 2 },
    '& .pay': { gridColumn: 3 },
  },
  // On tablets the filters beside the list leave no room for a title of one line in cards of one row.
  [breakpoints.up('lg')]: {
    '& a': {
      gridTemplateColumns: '44px minmax(0, 1fr) 7.5rem 9.6rem',
      columnGap: 12,
      padding: '14px 56px 12px 20px',
    },
    '& [data-lit]': { gridRow: 'span 2', alignSelf: 'center' },
    '& .title, & .employment': { gridColumn: 'auto', paddingRight: 0 },
    '& .more': { gridColumn: 2 },
    '& .pay': { gridColumn: '3 / -1' },
    '& li > .save': { right: 8, top: 'auto', bottom: 28 },
  },
}));

/** The same cards in a short list of full length. */
export const SavedCards = styled(JobCards)({
  display: 'grid',
  gap: 12,
  '& li': { position: 'relative' },
});
