import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from './focus';

export const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 52,
        padding: '0 24px',
        gap: 10,
        borderWidth: 2,
        borderStyle: 'solid',
        borderColor: 'transparent',
        '&:active': { transform: 'translateY(1px)' },
        '&.Mui-disabled': { borderColor: theme.vars.palette.mist[200] },
        variants: [
          { props: { size: 'small' }, style: { minHeight: 44, padding: '0 18px', fontSize: '1rem' } },
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              '&:hover': {
                color: theme.vars.palette.night[900],
                backgroundColor: theme.vars.palette.light[500],
              },
            },
          },
          {
            props: { variant: 'contained', color: 'secondary' },
            style: { '&:hover': { backgroundColor: theme.vars.palette.light[200] } },
          },
          {
            props: { variant: 'outlined' },
            style: {
              borderWidth: 2,
              borderColor: 'currentColor',
              '&:hover': {
                borderWidth: 2,
                borderColor: theme.vars.palette.light[500],
                color: theme.vars.palette.night[900],
                backgroundColor: theme.vars.palette.light[500],
              },
            },
          },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: { color: theme.vars.palette.text.primary, borderColor: theme.vars.palette.text.primary },
          },
          {
            props: { variant: 'text' },
            style: {
              padding: '0 12px',
              textDecoration: 'underline',
              textUnderlineOffset: '.25em',
              '&:hover': { textDecoration: 'underline', backgroundColor: theme.vars.palette.light[300] },
              '&.Mui-disabled': { borderColor: 'transparent', textDecoration: 'none' },
            },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 48,
        height: 48,
        borderRadius: theme.shape.borderRadius,
        color: 'inherit',
        '&:hover': {
          backgroundColor: theme.vars.palette.light[300],
          color: theme.vars.palette.night[900],
        },
      }),
    },
  },
  MuiLink: { defaultProps: { underline: 'always' } },
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
