import type { Components, Theme } from '@mui/material/styles';

export const fields: Components<Theme> = {
  // Every InputBase would inject its own copy of the auto-fill keyframes; baseline.ts holds the one copy.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        overflow: 'visible',
        whiteSpace: 'normal',
        fontSize: '1rem',
        fontWeight: 650,
        lineHeight: 1.35,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
      asterisk: { display: 'none' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 56,
        fontSize: '1.0625rem',
        backgroundColor: theme.vars.palette.background.paper,
        '&.Mui-focused': { outline: `3px solid ${theme.vars.palette.light[500]}`, outlineOffset: 0 },
        '&.Mui-error': { backgroundColor: theme.vars.palette.tint.error },
        '&:hover .MuiOutlinedInput-notchedOutline, &.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.primary,
          borderWidth: '1.5px 1.5px 4px',
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.error.main },
      }),
      input: ({ theme }) => ({
        padding: '13px 16px',
        height: 26,
        lineHeight: 1.4,
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      }),
      adornedStart: { paddingLeft: 16, '& .MuiOutlinedInput-input': { paddingLeft: 2 } },
      multiline: { padding: 0, '& textarea': { height: 'auto' } },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.slate[500],
        borderWidth: '1.5px 1.5px 4px',
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'flex',
        gap: 6,
        margin: '6px 0 0',
        fontSize: '.9375rem',
        lineHeight: 1.4,
        color: theme.vars.palette.text.secondary,
        '&.Mui-error': { fontWeight: 600 },
      }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -11, minHeight: 48 } } },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 48,
        height: 48,
        color: theme.vars.palette.slate[600],
        '&:hover': { backgroundColor: 'transparent' },
      }),
    },
  },
};
