import { styled } from '@mui/material/styles';
import { PlainList } from '@/ui/PlainList';

/** Cards in rows of two, three or four, depending on how many there are. */
export const CardGrid = styled(PlainList)(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('md')]: {
    '&[data-count="3"], &[data-count="5"], &[data-count="6"], &[data-count="7"], &[data-count="9"]': {
      gridTemplateColumns: 'repeat(3, 1fr)',
    },
  },
  [theme.breakpoints.up('lg')]: {
    gap: 32,
    '&[data-count="4"], &[data-count="7"], &[data-count="8"]': { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
}));
