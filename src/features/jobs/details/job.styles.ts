import { styled } from '@mui/material/styles';
import { Column } from '@/ui/Column';

/** A vacancy and, from md, its facts beside it. */
export const JobLayout = styled(Column)(({ theme: { breakpoints, typography, vars } }) => ({
  paddingBlock: 24,
  '& > .words': { minWidth: 0, paddingBottom: 32 },
  '& h1': { ...typography.h1, margin: 0, overflowWrap: 'anywhere' },
  '& .back': {
    gap: 12,
    minHeight: 48,
    marginBottom: 16,
    color: vars.palette.primary.main,
    fontWeight: 650,
  },
  '& .top': { display: 'flex', justifyContent: 'space-between', alignItems: 'start' },
  '& .save[aria-pressed=true] svg': { fill: vars.palette.light[500] },
  '& .back span': { textDecoration: 'underline', textUnderlineOffset: '.25em' },
  '& > aside': { alignSelf: 'start', padding: 24, border: `1px solid ${vars.palette.divider}` },
  '& > aside p': { margin: 0, color: vars.palette.text.secondary },
  '& [role=alert]': { margin: '24px 0 0' },
  '& .closed': {
    margin: '24px 0 0',
    padding: 16,
    borderLeft: `4px solid ${vars.palette.primary.main}`,
    fontWeight: 650,
  },
  '& .apply, & .receipt': { margin: '16px 0' },
  [breakpoints.up('sm')]: { paddingBlock: 32 },
  [breakpoints.down('md')]: { '& .apply': { display: 'none' } },
  [breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 320px',
    gap: 80,
    '& > aside': { position: 'sticky', top: 24 },
  },
}));

/** Keeps Apply Now at the bottom of the screen below the large layout. */
export const BottomBar = styled('div')(({ theme: { breakpoints, vars } }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  padding: 12,
  backgroundColor: vars.palette.background.paper,
  [breakpoints.up('md')]: { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
}));
