import { styled } from '@mui/material/styles';

/** The variants of a button, told apart by the words in its `data-look`. */
export const StyledButton = styled('button', { shouldForwardProp: (prop) => prop !== 'sx' && prop !== 'as' })(
  ({ theme }) => {
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
      textDecoration: 'none',
      cursor: 'pointer',
      '&[data-look~=small]': { minHeight: 44, padding: '0 18px', fontSize: '1rem' },
      '&[data-look~=wide]': { width: '100%' },
      '&[data-look~=secondary]': { color: night[900], backgroundColor: light[500] },
      '&[data-look~=outlined]': {
        color: text.primary,
        backgroundColor: 'transparent',
        borderColor: 'currentColor',
      },
      '&[data-look~=inherit]': { color: 'inherit' },
      '&[data-look~=text]': {
        padding: '0 12px',
        color: primary.main,
        backgroundColor: 'transparent',
        textDecoration: 'underline',
        textUnderlineOffset: '.25em',
      },
      '&:hover': { color: night[900], backgroundColor: light[500], borderColor: light[500] },
      '&[data-look~=secondary]:hover': { backgroundColor: light[300] },
      '&[data-look~=text]:hover': { backgroundColor: light[300], borderColor: 'transparent' },
      '&:active': { transform: 'translateY(1px)' },
      '&:disabled': {
        color: action.disabled,
        backgroundColor: action.disabledBackground,
        borderColor: 'transparent',
        cursor: 'default',
      },
      '&[data-look~=text]:disabled': {
        backgroundColor: 'transparent',
        textDecoration: 'none',
      },
    };
  },
);
