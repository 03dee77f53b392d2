import { styled } from '@mui/material/styles';
import { iconButtonStyles } from './iconButton.styles';
import { PlainButton } from './PlainButton';

/** A button that shows only an icon; give it an `aria-label`. */
export const IconButton = styled(PlainButton)(({ theme }) => iconButtonStyles(theme));
