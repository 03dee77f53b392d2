import { styled } from '@mui/material/styles';

/** Two fields side by side where each has room for its value, also in large text. */
export const FieldPair = styled('div')({
  display: 'grid',
  gap: '24px 20px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))',
  alignItems: 'start',
});
