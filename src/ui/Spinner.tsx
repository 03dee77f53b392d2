import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';

const turn = keyframes({ to: { rotate: '360deg' } });

/** Stands beside text that says what is going on. */
export const Spinner = styled('span')({
  flex: 'none',
  width: 20,
  height: 20,
  border: '3px solid',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 1.2s linear infinite`,
});
