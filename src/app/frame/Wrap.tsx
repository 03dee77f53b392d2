import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

/** The page's column with the design's gutters. */
export const Wrap = styled(Container)(({ theme }) => ({
  paddingInline: 20,
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
}));
