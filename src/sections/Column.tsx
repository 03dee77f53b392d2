import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

/** The page's 1200 px column with the design's gutters. */
export const Column = styled(Container)(({ theme }) => ({
  paddingInline: 20,
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
}));
