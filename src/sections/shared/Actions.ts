import { styled } from '@mui/material/styles';

/** The buttons below a text; on phones each as wide as the screen. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 14,
  marginTop: 28,
  [theme.breakpoints.down('sm')]: { '& > *': { width: '100%' } },
  '@media print': { marginTop: 8 },
}));
