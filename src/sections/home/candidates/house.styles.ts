import { styled } from '@mui/material/styles';
import { PlainList } from '@/ui/PlainList';

export const House = styled('div')({
  '& > img': {
    width: 'calc(100% + 24px)',
    maxWidth: 'none',
    height: 'auto',
    marginLeft: -12,
  },
});

/** Windows in rows of two, the ninth full width; in rows of three from sm. */
export const Facade = styled(PlainList)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '38px 26px',
  padding: '28px 22px 44px',
  backgroundColor: theme.vars.palette.wall.facade,
  '& > :last-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: '44px 40px',
    padding: '44px 44px 48px',
    '& > :last-of-type': { gridColumn: 'auto' },
  },
  [theme.breakpoints.up('md')]: { gap: '36px 5%', padding: '36px 5% 44px' },
}));

/** The ground floor: a door between two lit windows. */
export const Stoop = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  justifyItems: 'center',
  alignItems: 'end',
  gap: 10,
  padding: '24px 18px 0',
  borderTop: `8px solid ${theme.vars.palette.wall.frame}`,
  backgroundColor: theme.vars.palette.wall.stucco,
  img: { width: 132, height: 'auto' },
  [theme.breakpoints.up('sm')]: { img: { width: 176 } },
}));

export const Pane = styled('span')(({ theme }) => {
  const frame = theme.vars.palette.wall.frame;
  const bar = `linear-gradient(${frame},${frame})`;
  return {
    width: '100%',
    maxWidth: 150,
    height: 112,
    marginBottom: 48,
    border: `8px solid ${frame}`,
    borderBottomWidth: 18,
    background: `${bar} 50%/5px 100% no-repeat, ${bar} 0 34%/100% 5px no-repeat, ${theme.vars.palette.light[300]}`,
    [theme.breakpoints.up('sm')]: { height: 140, marginBottom: 64 },
  };
});
