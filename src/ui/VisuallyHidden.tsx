import { styled } from '@mui/material/styles';

/** Hides a text from the eye alone. */
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

/** A button for Enter and for screen readers. Give it `tabIndex={-1}`: a focus nobody sees must not be on the way of the Tab key. */
export const VisuallyHiddenButton = styled('button')(hidden);

/** An input that is operated through a neighbouring element but still takes focus. */
export const VisuallyHiddenInput = styled('input')(hidden);
