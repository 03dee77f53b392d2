import { styled } from '@mui/material/styles';
import { Column } from '@/ui/Column';
import { HUGE_TEXT } from '@/ui/hugeText';

/** A row with a heading and, where they fit, links or controls. */
export const headRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  justifyContent: 'space-between',
  alignItems: 'center',
} as const;

/** Filters beside the list, staying in view while it scrolls; on phones the list alone, under a sticky bar with the count. */
export const BrowserLayout = styled(Column)(({ theme: { breakpoints, typography, vars } }) => ({
  paddingBlock: '0 24px',
  // After Search what may fit comes above what stands there: the browser would keep that in place, and scroll past all results.
  '&:has(.bar h2:focus), &:has(.bar h2:focus) ~ *': { overflowAnchor: 'none' },
  '& > section': { minWidth: 0 },
  '& .bar': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    padding: '8px 0',
    borderBottom: `1px solid ${vars.palette.divider}`,
    backgroundColor: vars.palette.background.default,
  },
  '& .head': { ...headRow, margin: '8px 0' },
  '& .head h2': { ...typography.h3, margin: 0 },
  '& .head [data-frame], & .head [data-frame] > select': { minHeight: 44, paddingBlock: 0 },
  [breakpoints.down('sm')]: {
    '& > aside > div': { display: 'none' },
    // The whole list is what the bar stays in view over.
    '& .head:has(.bar)': { display: 'contents' },
    '& .head > .bar': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 8,
      marginBottom: 8,
    },
    '& .head > .bar > h2': { ...typography.h4, flexBasis: '100%', fontSize: '1.0625rem' },
    '& .phone > button': { width: 'auto', minHeight: 44, paddingInline: 14, '& > svg': { display: 'none' } },
    '& .head [data-frame] > select': { paddingInline: '10px 34px' },
    // What the focus goes to stands below the bar.
    '& > section :is(h3, a, button, select)': { scrollMarginTop: '7.5rem' },
    // Enlarged text and a low screen leave no room for it.
    [HUGE_TEXT]: { '& .bar': { position: 'static' } },
    '@media (max-height: 480px)': { '& .bar': { position: 'static' } },
  },
  [breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: '216px 1fr',
    gap: '16px 24px',
    paddingBlock: '12px 56px',
    '& > aside': {
      position: 'sticky',
      top: 16,
      alignSelf: 'start',
      maxHeight: 'calc(100vh - 32px)',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      // Room for the focus rings, which scrolling would cut off.
      margin: -8,
      padding: '8px 8px 24px',
      // What is cut off below fades out.
      maskImage: 'linear-gradient(to top,transparent,black 24px)',
    },
    '& .phone': { display: 'none' },
    '& .head > .bar': { display: 'contents' },
    '& .head': { margin: 0 },
    '& .head h2': typography.h4,
  },
  [breakpoints.up('lg')]: {
    gridTemplateColumns: '240px 1fr',
    columnGap: 40,
  },
  '@media print': { '& > aside': { display: 'none' } },
  // Not `display`: the page's links lead to its heading.
  '@media (scripting: none)': { display: 'block', '& .head': { visibility: 'hidden', height: 0 } },
}));
