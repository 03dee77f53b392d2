import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';

// Its rules are the baseline's (`.column`), written once in a page whatever is added to them.
const Plain = ({ className = '', ...rest }: ComponentPropsWithRef<'div'>) => (
  <div {...rest} className={`column ${className}`.trim()} />
);

/** The page's 1200 px column with the design's gutters. */
export const Column = styled(Plain)({});
