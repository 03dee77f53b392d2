import type { ComponentProps } from 'react';
import { StyledButton } from './button.styles';
import { elementOf, type LinkOrButton } from './PlainButton';

type ButtonProps = LinkOrButton & {
  /** `contained` for the main action, `outlined` for another one, `text` for a minor one. */
  variant?: 'contained' | 'outlined' | 'text';
  /** `secondary` is amber, for dark grounds; `inherit` takes the colour of the text around it. */
  color?: 'primary' | 'secondary' | 'inherit';
  size?: 'medium' | 'small';
  fullWidth?: boolean;
  sx?: ComponentProps<typeof StyledButton>['sx'];
};

/**
 * Every button, and every link that looks like one. All variants share one class: MUI's Button writes a full class for each,
 * which made up a third of a page's styles.
 */
export const Button = ({
  variant = 'contained',
  color = 'primary',
  size = 'medium',
  fullWidth = false,
  ...rest
}: ButtonProps) => (
  <StyledButton
    {...elementOf(rest)}
    data-variant={`${variant} ${color} ${size}${fullWidth ? ' wide' : ''}`}
  />
);
