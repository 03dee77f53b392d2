import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';

const Box = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  border: `2px solid ${theme.vars.palette.slate[600]}`,
  borderRadius: 3,
  backgroundColor: theme.vars.palette.background.paper,
}));

const LitBox = styled(Box)(({ theme }) => ({
  borderColor: theme.vars.palette.night[900],
  color: theme.vars.palette.night[900],
  backgroundColor: theme.vars.palette.light[500],
}));

export const UncheckedIcon = () => <Box />;

/** Ticked: the light is on. */
export const CheckedIcon = () => (
  <LitBox>
    <Check size={20} strokeWidth={3.2} aria-hidden />
  </LitBox>
);
