import { styled } from '@mui/material/styles';

/** A div that takes `sx`. MUI's Box would create a second, default theme while the page hydrates. */
export const Box = styled('div')({});
