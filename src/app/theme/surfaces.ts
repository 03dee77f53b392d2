import type { Components, Theme } from '@mui/material/styles';

export const surfaces: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 52,
        padding: '6px 14px',
        gap: 14,
        borderRadius: 3,
        fontSize: '1.0625rem',
        fontWeight: 550,
        whiteSpace: 'normal',
        '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.light[200] },
        '&[aria-current=page]': { fontWeight: 750, color: theme.vars.palette.primary.main },
      }),
    },
  },
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
