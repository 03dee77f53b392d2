import type { ComponentPropsWithRef, ElementType } from 'react';
import { Face } from './buttonFace';

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'color'> & {
  /** `contained` is the thing to do, `outlined` another one, `text` a small one beside. */
  variant?: 'contained' | 'outlined' | 'text';
  /** `secondary` is lit, for dark grounds; `inherit` takes the colour of the words around it. */
  color?: 'primary' | 'secondary' | 'inherit';
  size?: 'medium' | 'small';
  fullWidth?: boolean;
  sx?: ComponentPropsWithRef<typeof Face>['sx'];
  /** For a link that looks like a button: spread `linkProps` on it. */
  component?: ElementType;
  href?: string;
  to?: string;
  target?: string;
  rel?: string;
};

/**
 * Every button, and every link that looks like one. One class for all its looks: MUI's own writes each look out in full, which
 * was a third of a page's styles.
 */
export function Button({
  variant = 'contained',
  color = 'primary',
  size = 'medium',
  fullWidth = false,
  component,
  type = 'button',
  ...rest
}: ButtonProps) {
  const link = component ?? (rest.href === undefined ? undefined : 'a');
  return (
    <Face
      {...rest}
      {...(link ? { as: link } : { type })}
      data-look={`${variant} ${color} ${size}${fullWidth ? ' wide' : ''}`}
    />
  );
}
