import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from '@/ui/focusRing';

export const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible': focusRing } },
  },
};
