import { styled } from '@mui/material/styles';
import { Column } from '@/ui/Column';
import { printHidden } from '@/ui/print';

/** Filters beside the list, staying in view while it scrolls; on phones the list alone, under a sticky bar. */
export const BrowserLayout = styled(Column)(({ theme: { breakpoints, typography, vars } }) => ({
  paddingBlock: '8px 24px',
  '& > section': { minWidth: 0 },
  '& .bar': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    padding: '8px 0',
    '&.compare': { display: 'flex', alignItems: 'center', gap: 16 },
    borderBottom: `1px solid ${vars.palette.divider}`,
    backgroundColor: vars.palette.background.default,
  },
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    justifyContent: 'space-between',
    alignItems: 'center',
    margin: '8px 0',
  },
  '& .legend': {
    ...typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    // A row of its own, and on a wide screen beside Sort by.
    order: 1,
    flexBasis: '100%',
    margin: 0,
    color: vars.palette.text.secondary,
    '& > span': { width: 20, height: 25, borderWidth: 2 },
    ...printHidden,
  },
  '& .head > button': { marginRight: 'auto', paddingInline: 0 },
  '& .head h2': { ...typography.h3, margin: 0 },
  // Filters and Sort by in one row; the filters' stays in view.
  [breakpoints.down('sm')]: {
    '& > aside > div': { display: 'none' },
    '& > section': { position: 'relative' },
    // What the focus goes to stands below the sticky bar.
    '& > section :is(h2, h3, a, button, select)': { scrollMarginTop: 80 },
    '& .bar > button': { width: 'auto', paddingInline: 14, '& > svg': { display: 'none' } },
    '& .head': { rowGap: 12 },
    // With its hint, on a small phone or with large text it has a row of its own. In rem, which follows the size of the text.
    '@container (min-width: 23.4rem)': {
      '& .head > div:not(:has(p))': { position: 'absolute', top: 6, right: 0, zIndex: 2 },
      '& .head [data-frame] > select': { paddingInline: '10px 34px' },
    },
  },
  [breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: '216px 1fr',
    gap: 24,
    paddingBlock: '12px 56px',
    '& .head': { margin: 0 },
    '& .head [data-frame], & .head [data-frame] > select': { minHeight: 44, paddingBlock: 0 },
    '& > aside': {
      position: 'sticky',
      top: 16,
      alignSelf: 'start',
      maxHeight: 'calc(100vh - 32px)',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      // Room for the focus rings, which scrolling would cut off.
      margin: -8,
      padding: '8px 8px 40px',
      // What is cut off below fades out.
      maskImage: 'linear-gradient(to top,transparent,black 40px)',
    },
    '& .phone': { display: 'none' },
    // In one line with Sort by.
    '& .head h2': typography.h4,
  },
  [breakpoints.up('lg')]: {
    gridTemplateColumns: '240px 1fr',
    gap: 56,
    '& .legend': { order: 0, flexBasis: 'auto', marginLeft: 'auto' },
  },
  // The filters count all vacancies, not the saved ones.
  '&:has(#saved)': {
    display: 'block',
    // Down to the footer, whose roofs stand before it.
    '@media screen': { paddingBlock: '24px calc(var(--roofs) + 32px)' },
    '& > aside': { display: 'none' },
    '& .head h2': { ...typography.h2, marginBottom: 8 },
  },
  '& #saved': { scrollMarginTop: 24 },
  '@media print': {
    display: 'block',
    paddingBlock: 0,
    '& > aside, & .phone, & .compare, & .head > a': { display: 'none' },
    '& .head': { margin: '8px 0' },
  },
  '@media (scripting: none)': { display: 'block', '& [data-needs-script]': { display: 'none' } },
}));
