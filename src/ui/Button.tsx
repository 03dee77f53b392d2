import type { ComponentProps } from 'react';
import { Face } from './buttonFace';
import { elementOf, type LinkOrButton } from './PlainButton';

type ButtonProps = LinkOrButton & {
  /** `contained` is the thing to do, `outlined` another one, `text` a small one beside. */
  variant?: 'contained' | 'outlined' | 'text';
  /** `secondary` is lit, for dark grounds; `inherit` takes the colour of the words around it. */
  color?: 'primary' | 'secondary' | 'inherit';
  size?: 'medium' | 'small';
  fullWidth?: boolean;
  sx?: ComponentProps<typeof Face>['sx'];
};

/**
 * Every button, and every link that looks like one. One class for all its looks: MUI's own writes each look out in full, which
 * was a third of a page's styles.
 */
export const Button = ({
  variant = 'contained',
  color = 'primary',
  size = 'medium',
  fullWidth = false,
  ...rest
}: ButtonProps) => (
  <Face {...elementOf(rest)} data-look={`${variant} ${color} ${size}${fullWidth ? ' wide' : ''}`} />
);
