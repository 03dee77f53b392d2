import { styled } from '@mui/material/styles';
import { HUGE_TEXT } from '@/ui/hugeText';
import { hidden } from '@/ui/VisuallyHidden';

/** The list and everything on its cards, under one class: a class per element would slow each key press. */
export const JobCards = styled('ul')(({ theme: { breakpoints, typography, vars } }) => {
  const { light, slate } = vars.palette;
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    '& li': { display: 'grid' },
    '& h3': { ...typography.h4, margin: '20px 0 6px' },
    '& li:first-of-type > h3': { marginTop: 8 },
    '& a': {
      gridArea: '2/1',
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      padding: '10px 4px',
      borderTop: `1px solid ${vars.palette.divider}`,
      color: 'inherit',
      fontSize: '1rem',
      lineHeight: 1.4,
      textDecoration: 'none',
    },
    '& h3 ~ a': { borderTop: `3px solid ${vars.palette.text.primary}` },
    '& a:hover': {
      color: 'inherit',
      backgroundColor: light[100],
      boxShadow: `inset 0 -4px ${light[500]}`,
    },
    // Beside the card: a link may hold no button.
    '& .save': {
      gridArea: '2/1',
      justifySelf: 'end',
      flexDirection: 'column',
      margin: 8,
      fontSize: '.875rem',
      fontWeight: 650,
      lineHeight: 1,
    },
    '& .save[aria-pressed=true] svg': { fill: light[500] },
    '& .why': typography.body2,
    // Of a saved vacancy, in place of the card.
    '& .closed': {
      gridArea: '2/1',
      padding: '10px 56px 10px 4px',
      borderTop: `1px solid ${vars.palette.divider}`,
      color: vars.palette.text.secondary,
      '& p': { margin: 0 },
    },
    // In the line of the first label.
    '& .window': { gridArea: '1/1' },
    '& .mark': {
      ...typography.body2,
      display: 'inline-block',
      marginInline: '8px 0',
      lineHeight: 1.2,
      padding: '0 6px',
      border: `1px solid ${slate[500]}`,
      borderRadius: 3,
      fontWeight: 650,
    },
    '& .label': {
      ...typography.overline,
      display: 'block',
      color: vars.palette.text.secondary,
      wordSpacing: '.2em',
    },
    '& .title': { gridArea: '1/1', paddingRight: 56, textWrap: 'balance' },
    '& .title > .label': { minHeight: 22, paddingLeft: 26, lineHeight: '22px' },
    '& .value': {
      ...typography.h4,
      fontSize: '1.0625rem',
      color: vars.palette.primary.main,
      textDecoration: 'underline .06em',
      textUnderlineOffset: '.2em',
    },
    '& a:visited .value': { color: 'VisitedText' },
    // Shown above the types, although it follows them in the HTML, where the types come straight after the title.
    '& .facts': {
      gridRow: 2,
      color: vars.palette.text.secondary,
      fontSize: '.9375rem',
      lineHeight: 1.3,
      textWrap: 'pretty',
    },
    '& .facts > .mark': { marginLeft: 0 },
    '& b': { color: vars.palette.text.primary },
    '& .line:last-child': { display: 'block' },
    // Place and day keep together.
    '& .line:first-child > span': { display: 'inline-block' },
    // Children only: a page's translation puts elements of its own into them. Dots are not read aloud.
    '& .line > :not(:last-child)::after': { content: '"\u00A0·" / ""', fontWeight: 400 },
    // A line for both types, where they fit.
    '& .same': hidden,
    '& .types': { display: 'flex', flexWrap: 'wrap', columnGap: 12, fontSize: '.9375rem' },
    [breakpoints.down(1080)]: { '& .types .label': { display: 'inline', marginRight: 2 } },
    [breakpoints.down('sm')]: {
      // The bar above has one.
      '& li:first-of-type > a:first-child': { border: 0 },
      '& b': { display: 'block', '&::after': { display: 'none' } },
      '& .types .label': { letterSpacing: 0, wordSpacing: 0 },
    },
    // The window in a column of its own, beside the title.
    [breakpoints.up('sm')]: {
      '& a': { gridTemplateColumns: '18px minmax(0,1fr)', columnGap: 12, paddingInline: 8 },
      '& a > :not(.window)': { gridColumn: 2 },
      '& .window': { marginTop: 22 },
      '& .title > .label': { minHeight: 0, paddingLeft: 0, lineHeight: 'inherit' },
      '& .value': { fontSize: typography.h4.fontSize },
      '& .types': { columnGap: 24 },
      '& .facts > .mark': { marginLeft: 4 },
    },
    // The types in columns of their own beside the title, clear of the heart.
    [breakpoints.up(1080)]: {
      '& a': { gridTemplateColumns: '18px minmax(0,1fr) 19rem', padding: '7px 60px 7px 8px' },
      '& .window': { marginTop: 19 },
      '& .label, & .title > .label': { lineHeight: 1.2 },
      '& .title': { paddingRight: 0 },
      '& a > .facts': { gridColumn: '2/4' },
      '& a > .types': {
        display: 'grid',
        gridColumn: 3,
        gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
        columnGap: 16,
        lineHeight: 1.6,
      },
    },
    [HUGE_TEXT]: {
      '& a > :not(.window)': { gridColumn: '1 / -1' },
      '& .title > .label': { paddingLeft: 26 },
      '& .window': { marginTop: 0 },
    },
    '@media print': { '& .window, & .label': { display: 'none' } },
  };
});
