import { styled } from '@mui/material/styles';
import { HUGE_TEXT } from '@/ui/hugeText';
import { printHidden } from '@/ui/print';

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
      // Chromium selects the words of a link only where this says so.
      userSelect: 'text',
      // Everything but the window is left-aligned in column 2.
      '& > *': { gridColumn: 2 },
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
    // Below the heart and as wide, its word under its box.
    '& .compare': {
      position: 'relative',
      zIndex: 1,
      gridArea: '2/1',
      placeSelf: 'end',
      margin: 8,
      ...printHidden,
    },
    '& .compare > label': {
      flexDirection: 'column',
      margin: 0,
      fontSize: '.875rem',
      fontWeight: 650,
      lineHeight: 1,
      '& > span': { marginTop: -6 },
    },
    '& .window': { gridArea: '1/1/span 3', width: 28, height: 36 },
    '& .mark': {
      ...typography.body2,
      display: 'inline-block',
      marginLeft: 8,
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
    '& .title': { paddingRight: 56, textWrap: 'balance' },
    '& .value': {
      ...typography.h4,
      fontSize: '1.0625rem',
      color: vars.palette.primary.main,
      textDecoration: 'underline .06em',
      textUnderlineOffset: '.2em',
    },
    // Shown above the types, although it follows them in the HTML, where the types come straight after the title.
    '& .facts': {
      gridRow: 2,
      marginLeft: -14,
      clipPath: 'inset(-100vh -100vw -100vh 14px)',
      color: vars.palette.text.secondary,
      fontSize: '.9375rem',
      lineHeight: 1.35,
    },
    '& b': { color: vars.palette.text.primary },
    // Each fact keeps together where there is room. The dot before one that begins a line is cut off; dots are not read aloud.
    '& .facts, & .conditions': { display: 'flex', flexWrap: 'wrap' },
    // Children only: a page's translation puts elements of its own into them.
    '& :is(.facts, .conditions) > :not(.conditions)': { position: 'relative', paddingLeft: 14 },
    '& :is(.facts, .conditions) > :not(.conditions)::before': {
      content: '"·" / ""',
      position: 'absolute',
      left: 5,
    },
    // Lines of their own for the pay, for place and day, and for the rest.
    '& .types': { display: 'grid', gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)', columnGap: 20 },
    [breakpoints.down('sm')]: {
      '& .facts > b, & .conditions': { flexBasis: '100%' },
      '& .types': { gridTemplateColumns: '1fr', marginTop: 6 },
      '& .types .label': { display: 'inline', marginRight: 6 },
      // Beside one another at the foot of the card.
      '& li:has(.compare) > a': { paddingBottom: 54 },
      '& .save:has(~ .compare)': {
        placeSelf: 'end',
        flexDirection: 'row',
        gap: 6,
        width: 'auto',
        margin: '4px 0',
      },
      '& .compare': { placeSelf: 'end start', margin: '4px 40px' },
      '& .compare > label': { flexDirection: 'row', '& > span': { margin: 0 } },
    },
    [breakpoints.up('sm')]: {
      '& a': { gridTemplateColumns: '32px minmax(0,1fr)', columnGap: 16, paddingInline: 8 },
      '& .window': { width: 32, height: 42 },
      '& .value': { fontSize: typography.h4.fontSize },
    },
    // A line for both types, and the closing day in the line of the first label, clear of the heart.
    '@media screen and (600px <= width < 1080px)': {
      '& .types .label': { display: 'inline' },
      '& .types': { display: 'flex', flexWrap: 'wrap' },
      '& .types > *': { minWidth: 196 },
    },
    '@media screen and (740px <= width < 1080px)': {
      '& a': { position: 'relative', rowGap: 2, paddingBlock: 12 },
      '& .facts > .closes': { position: 'absolute', top: 10, right: 56 },
      '& .facts > .closes::before': { content: 'none' },
      // Above the link, which is positioned too.
      '& .save': { position: 'relative', zIndex: 1, marginTop: 0 },
    },
    // The types in columns of their own beside the title, clear of the heart.
    [breakpoints.up(1080)]: {
      '& a': { gridTemplateColumns: '32px minmax(0,1fr) 20.5rem', rowGap: 2, padding: '8px 64px 8px 8px' },
      '& li:has(.compare) > a': { paddingRight: 140 },
      '& .compare': { placeSelf: 'start end', margin: '0 76px 0 0' },
      // Its word on the line of the other.
      '& .save:has(~ .compare)': { marginTop: 12 },
      '& .title': { paddingRight: 0 },
      '& .facts': { gridColumnEnd: 4 },
      '& .types': { gridColumn: 3, lineHeight: 1.6 },
    },
    // Enlarged text leaves no room for a column of windows.
    [HUGE_TEXT]: {
      '& a > :not(.window)': { gridColumn: '1 / -1' },
      '& .types': { gridTemplateColumns: '1fr' },
    },
    // Two lines each, the types in columns at the right.
    '@media print': {
      '& li': { display: 'block' },
      '& a': { gridTemplateColumns: '65fr 35fr', gap: '0 24px', padding: '6px 0', lineHeight: 1.35 },
      '& .window, & .title .label': { display: 'none' },
      '& .why': { gridColumn: 1 },
      '& .title': { gridArea: '1 / 1', paddingRight: 0 },
      '& .value': { textDecoration: 'none' },
      // Smaller, so that two lines of facts take little more than one.
      '& .facts': { gridArea: '2 / 1', fontSize: '.8125rem', lineHeight: 1.25 },
      '& .types': { gridArea: '1 / 2 / span 2', gridTemplateColumns: '1fr 1fr' },
    },
  };
});
