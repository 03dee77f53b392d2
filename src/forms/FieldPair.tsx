import { styled } from '@mui/material/styles';

/** Two fields side by side where there is room. */
export const FieldPair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gap: 20, gridTemplateColumns: '1fr 1fr' },
}));
