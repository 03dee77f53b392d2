import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';

// Styled in the theme's baseline (`.column`), so that a page carries these rules once, whatever a caller adds.
const Plain = ({ className = '', ...rest }: ComponentPropsWithRef<'div'>) => (
  <div {...rest} className={`column ${className}`.trim()} />
);

/** The page's 1200 px column with the design's gutters. */
export const Column = styled(Plain)({});
