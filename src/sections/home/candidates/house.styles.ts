import { styled } from '@mui/material/styles';
import { PlainList } from '@/ui/PlainList';

/** The SVG of the ground floor adapts to the width of the house: a door between two lit windows. */
export const House = styled('div')(({ theme }) => ({
  '& > img': {
    width: 'calc(100% + 24px)',
    maxWidth: 'none',
    height: 'auto',
    marginLeft: -12,
  },
  '& > img:last-of-type': {
    width: '100%',
    height: 262,
    marginLeft: 0,
    borderTop: `8px solid ${theme.vars.palette.wall.frame}`,
    backgroundColor: theme.vars.palette.wall.stucco,
    [theme.breakpoints.up('sm')]: { height: 328 },
  },
  // On paper the windows of the house are a short list.
  '@media print': { '& > img, & > img:last-of-type': { display: 'none' } },
}));

/** Windows in rows of two, the ninth full width; in rows of three from sm. */
export const Facade = styled(PlainList)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '38px 20px',
  padding: '28px 10px 44px',
  backgroundColor: theme.vars.palette.wall.facade,
  '& > :last-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: '44px 40px',
    padding: '44px 44px 48px',
    '& > :last-of-type': { gridColumn: 'auto' },
  },
  [theme.breakpoints.up('md')]: { gap: '36px 5%', padding: '36px 5% 44px' },
  '@media print': { gridTemplateColumns: 'repeat(3, 1fr)', gap: '8px 24px', padding: 0 },
}));
