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
    gap: '8px 16px',
    alignItems: 'start',
    padding: '16px 56px 16px 16px',
    color: 'inherit',
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
  '& li > .save': { position: 'absolute', right: 4, bottom: 8 },
  '& .save[aria-pressed=true] svg': { fill: vars.palette.light[500] },
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
  '& .value, & .more': { ...typography.body2, fontWeight: 600, overflowWrap: 'anywhere' },
  '& .title .value': typography.h4,
  '& .title': { gridColumn: '2 / -1' },
  '& .employment': { gridColumn: 2 },
  '& .more': { gridColumn: '2 / -1', fontWeight: 400 },
  '@media print': {
    height: 'auto !important',
    '& li': { position: 'static', marginBottom: 12, transform: 'none !important' },
  },
  // On tablets the filters beside the list leave no room for a title of one line in cards of one row.
  [breakpoints.up('lg')]: {
    '& a': {
      gridTemplateColumns: '44px minmax(0, 1fr) 8rem 8rem',
      alignItems: 'center',
      padding: '16px 72px 16px 20px',
    },
    '& .title, & .employment': { gridColumn: 'auto' },
    '& li > .save': { right: 16, bottom: 28 },
  },
}));

/** The same cards in a short list of full length. */
export const SavedCards = styled(JobCards)({
  display: 'grid',
  gap: 12,
  '& li': { position: 'relative' },
});
