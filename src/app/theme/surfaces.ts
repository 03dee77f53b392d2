import type { Components, Theme } from '@mui/material/styles';

export const surfaces: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'rgba(11,26,43,.74)' } } },
};
