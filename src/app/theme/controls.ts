import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from './focus';

export const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible': focusRing } },
  },
  MuiChip: {
    styleOverrides: {
      root: { height: 32, borderRadius: 3, fontWeight: 650, fontSize: '.9375rem' },
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.slate[500],
        borderWidth: 1.5,
        backgroundColor: theme.vars.palette.background.paper,
      }),
    },
  },
};
