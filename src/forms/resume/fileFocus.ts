import type { Theme } from '@mui/material/styles';

/** The focus ring of the hidden file input, drawn around the element that is shown in its place. */
export const fileFocus = ({ vars }: Theme) => ({
  'input:focus-visible + &': {
    outline: `3px solid ${vars.palette.night[900]}`,
    outlineOffset: 3,
    boxShadow: `0 0 0 3px ${vars.palette.light[500]}`,
  },
});
