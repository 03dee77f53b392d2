import { styled } from '@mui/material/styles';

/** A plain element that takes `sx`. MUI's own brings a whole second theme, made while the page comes alive. */
export const Box = styled('div')({});
