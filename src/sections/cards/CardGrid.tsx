import { styled } from '@mui/material/styles';
import { evenGrid } from '@/sections/shared/evenGrid';
import { PlainList } from '@/ui/PlainList';

/** Cards in full rows of two, three or four, depending on how many there are. */
export const CardGrid = styled(PlainList)(({ theme }) => ({
  ...evenGrid(theme),
  gap: 24,
  '@media print': { gap: '12px 24px' },
}));
