import { styled } from '@mui/material/styles';

const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')(hidden);

/** A control that is worked by what stands beside it, and still takes focus. */
export const VisuallyHiddenInput = styled('input')(hidden);
