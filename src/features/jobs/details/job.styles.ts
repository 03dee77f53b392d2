import { styled } from '@mui/material/styles';
import { Column } from '@/ui/Column';

/** From here on, as on a tablet held upright, the facts stand beside the words. */
const besideFacts = '@media (min-width:740px)';
const beforeFacts = '@media screen and (max-width:739px)';
/** In em: larger text needs the whole row. */
const widePhone = '@media screen and (min-width:28.75em) and (max-width:739px)';

/** A vacancy: its head, its facts and its words, in this order on a phone. */
export const JobLayout = styled(Column)(({ theme: { breakpoints, typography, vars } }) => ({
  display: 'grid',
  gap: 12,
  paddingBlock: '4px 40px',
  '& > *': { minWidth: 0 },
  '& h1': {
    ...typography.h1,
    margin: 0,
    // Titles are long: most then take two lines of a phone, not three.
    [breakpoints.down('sm')]: { fontSize: 'calc(var(--h1) * .92)' },
  },
  '& .back': { gap: 12, minHeight: 48, color: vars.palette.primary.main, fontWeight: 650 },
  '& .keep': { display: 'flex', flexWrap: 'wrap', columnGap: 16, marginLeft: -12 },
  '& .save, & .share': { gap: 8, width: 'auto', paddingInline: 12, fontWeight: 650 },
  // For each of its words, so that "Copied" moves nothing.
  '& .share span': { minWidth: '3.4em', textAlign: 'left' },
  '& .save[aria-pressed=true] svg': { fill: vars.palette.light[500] },
  '& .back span': { textDecoration: 'underline', textUnderlineOffset: '.25em' },
  '& > aside': {
    display: 'flex',
    flexDirection: 'column',
    marginBottom: 20,
    padding: '10px 16px 4px',
    border: `1px solid ${vars.palette.divider}`,
    // The sill of the lit window.
    borderBottom: `6px solid ${vars.palette.light[500]}`,
    borderRadius: 4,
    backgroundColor: vars.palette.mist[50],
  },
  '& > aside p': { margin: '8px 0 0', color: vars.palette.text.secondary },
  // The facts first on phones, where Apply Now is in sight anyway.
  // The margin keeps what has the focus above Apply Now.
  [beforeFacts]: { '& .questions, & .keep': { order: 1 }, '& :is(a, button)': { scrollMarginBottom: 88 } },
  // Beside Back to careers, where there is room: below the facts they would lie under Apply Now.
  [widePhone]: {
    position: 'relative',
    '& .keep': { position: 'absolute', top: 4, right: 'calc(var(--gutter) - 12px)' },
    '& > aside': { paddingBottom: 12 },
  },
  '& .questions': { fontSize: '.9375rem', lineHeight: 1.35 },
  '& .words > p': { margin: '0 0 16px' },
  // A line of its own: beside the words it would fit in one font and not in the other, and push the page down as the font arrives.
  '& aside a[href^=tel]': { display: 'block', width: 'fit-content' },
  '& .paper': { display: 'none' },
  '& [role=alert]': typography.lead,
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 14, paddingBlock: 8 },
  [breakpoints.down('sm')]: { '& .ways > *': { width: '100%' } },
  '& .closed': { padding: 16, borderLeft: `4px solid ${vars.palette.primary.main}`, fontWeight: 650 },
  // On phones Apply Now stands at the foot of the screen; "Applied", on which nothing is to be pressed, stands here.
  '& .apply:has(:enabled)': { display: 'none' },
  '& .apply': { marginBottom: 12 },
  // In sight when it gets the focus, and clear of a toast.
  '& .receipt': {
    scrollMarginBlock: 140,
    margin: '0 0 12px',
    '& strong': { color: vars.palette.text.primary },
  },
  [besideFacts]: {
    gridTemplate: 'auto 1fr / 1fr 272px',
    gap: '24px 32px',
    paddingTop: 32,
    '& .back': { marginBottom: 16 },
    '& .apply:has(:enabled)': { display: 'block' },
    '& .apply': { marginBottom: 0 },
    '& .keep': { marginTop: 4 },
    '& > aside': {
      position: 'sticky',
      top: 24,
      gridArea: '1 / 2 / span 2',
      alignSelf: 'start',
      marginBottom: 0,
      padding: '20px 20px 8px',
      '& dl': { rowGap: 10, paddingTop: 14, borderTop: `1px solid ${vars.palette.divider}` },
      '& p': { marginTop: 12 },
    },
    '& > .words': { gridColumn: 1, marginTop: 16 },
    '&:has(> .picture)': { gridTemplateColumns: '1fr 48%', paddingBottom: 64 },
    '& > .picture': { gridArea: '1/2/span 2', alignSelf: 'center' },
  },
  [breakpoints.up('md')]: { gridTemplateColumns: '1fr 320px', columnGap: 80 },
  // A vacancy, and what happens after applying, on one sheet.
  '@media print': {
    gap: '8px 24px',
    paddingBlock: '16px 0',
    '&:has(> .picture)': { display: 'block', paddingBlock: '16px 0' },
    '& .top, & .apply, & .apply:has(:enabled), & .keep, & .receipt, & .ways, & .searches, & .trying, & > .picture':
      {
        display: 'none',
      },
    '& .paper': { display: 'block' },
    '& > aside': {
      position: 'static',
      marginBottom: 0,
      padding: '8px 12px',
      borderBottom: `1px solid ${vars.palette.divider}`,
      '& dl': { rowGap: 4, padding: 0, border: 0 },
      '& p': { marginTop: 4 },
      '& .questions': { order: 1 },
    },
    '& aside a[href^=tel]': { display: 'inline' },
    '& > .words': { marginTop: 0 },
  },
}));

/** Behind a vacancy; painted behind a picture. */
export const Wall = styled('div')(({ theme: { vars } }) => ({
  '&:has(.picture)': {
    backgroundColor: vars.palette.wall.mist,
    '.words': { display: 'grid', gap: 20, marginTop: 0 },
    '.words > p': { margin: 0, padding: 0 },
    // On phones the picture comes before the line that says that the page keeps trying.
    [beforeFacts]: {
      '.words': { display: 'contents' },
      '.picture': { order: 1 },
      '.words > .trying': { order: 2 },
    },
    '.words > .trying': {
      display: 'flex',
      gap: 12,
      marginTop: 12,
      paddingTop: 16,
      borderTop: `1px solid ${vars.palette.divider}`,
    },
    '@media print': { '.words': { display: 'block', marginTop: 8 }, '.words > .trying': { display: 'none' } },
  },
}));

/** Keeps Apply Now at the bottom of a phone's screen. */
export const BottomBar = styled('div')(({ theme: { vars } }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  padding: '12px var(--gutter)',
  borderTop: `1px solid ${vars.palette.divider}`,
  backgroundColor: vars.palette.background.paper,
  boxShadow: vars.shadows[2],
  '&:has(:disabled)': { display: 'none' },
  [besideFacts]: { display: 'none' },
}));
