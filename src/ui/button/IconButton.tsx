import { styled } from '@mui/material/styles';
import { PlainButton } from './PlainButton';

/** A button that shows only an icon; give it an `aria-label`. */
export const IconButton = styled(PlainButton)(({ theme }) => ({
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: theme.shape.borderRadius,
  '&:hover': { backgroundColor: theme.vars.palette.light[300], color: theme.vars.palette.night[900] },
}));
