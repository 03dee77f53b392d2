import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
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

/** The variants of a button, told apart by the words in its `data-variant`. */
const StyledButton = styled('button', { shouldForwardProp: (prop) => prop !== 'sx' && prop !== 'as' })(({
  theme,
}) => {
  const { action, light, night, primary, text } = theme.vars.palette;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 10,
    minHeight: 52,
    margin: 0,
    padding: '0 24px',
    border: '2px solid transparent',
    borderRadius: theme.shape.borderRadius,
    color: primary.contrastText,
    backgroundColor: primary.main,
    font: `650 1.0625rem/1.2 ${theme.typography.fontFamily}`,
    textAlign: 'center',
    textWrap: 'balance',
    textDecoration: 'none',
    cursor: 'pointer',
    '&[data-variant~=small]': { minHeight: 44, padding: '0 18px', fontSize: '1rem' },
    '&[data-variant~=wide]': { width: '100%' },
    '&[data-variant~=secondary]': { color: night[900], backgroundColor: light[500] },
    '&[data-variant~=outlined]': {
      color: text.primary,
      backgroundColor: 'transparent',
      borderColor: 'currentColor',
    },
    '&[data-variant~=inherit]': { color: 'inherit' },
    '&[data-variant~=text]': {
      padding: '0 12px',
      color: primary.main,
      backgroundColor: 'transparent',
      textDecoration: 'underline',
      textUnderlineOffset: '.25em',
    },
    '&:hover': { color: night[900], backgroundColor: light[500], borderColor: light[500] },
    '&[data-variant~=secondary]:hover': { backgroundColor: light[300] },
    '&[data-variant~=text]:hover': { backgroundColor: light[300], borderColor: 'transparent' },
    '&:active': { transform: 'translateY(1px)' },
    '&:disabled': {
      color: action.disabled,
      backgroundColor: action.disabledBackground,
      borderColor: 'transparent',
      cursor: 'default',
    },
    '&[data-variant~=text]:disabled': {
      backgroundColor: 'transparent',
      textDecoration: 'none',
    },
    // In the header, when it leads to the page that is shown.
    '&[aria-current]': { boxShadow: `0 5px ${light[500]}` },
  };
});
