import { styled } from '@mui/material/styles';

/** A card that stands on a lit sill. */
export const Card = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderBottom: `8px solid ${theme.vars.palette.light[500]}`,
  borderRadius: theme.shape.borderRadius,
}));
