import type { Components, Theme } from '@mui/material/styles';

export const surfaces: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 8,
        borderTop: `8px solid ${theme.vars.palette.light[500]}`,
        boxShadow: theme.vars.shadows[3],
      }),
    },
  },
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'rgba(11,26,43,.74)' } } },
};
