import { styled } from '@mui/material/styles';

/**
 * A form field with three kinds of children: label, control and message. The element with `data-frame` draws the control's
 * border. One class styles every kind of control; MUI's fields write a class for each part.
 */
export const Field = styled('div')(({ theme }) => {
  const { background, error, light, slate, text, tint } = theme.vars.palette;
  return {
    position: 'relative',
    minWidth: 0,
    '& > label[for]:first-of-type': {
      display: 'block',
      marginBottom: 6,
      fontSize: '1rem',
      fontWeight: 650,
      lineHeight: 1.35,
      '& > span': { fontWeight: 450, color: text.secondary },
    },
    // Beside what follows it, if that fits.
    '& > label[for]:first-of-type:has(+ button)': { display: 'inline-block' },
    '& > p > svg': { flex: 'none' },
    '& > p': {
      display: 'flex',
      gap: 6,
      margin: '6px 0 0',
      fontSize: '.9375rem',
      lineHeight: 1.4,
      color: text.secondary,
    },
    // Under the words of a checkbox, not under its box.
    '& > label:not([for]) ~ p': { margin: '2px 0 8px 39px' },
    '& > [data-frame]': {
      clear: 'both',
      display: 'flex',
      alignItems: 'center',
      minHeight: 56,
      border: `solid ${slate[500]}`,
      borderWidth: '1.5px 1.5px 4px',
      borderRadius: theme.shape.borderRadius,
      backgroundColor: background.paper,
      '& > svg': { flex: 'none', marginInline: '14px -4px', color: text.secondary, pointerEvents: 'none' },
      '& > :not(svg, button)': {
        flex: 1,
        minWidth: 0,
        minHeight: 50,
        margin: 0,
        padding: '12px 14.5px',
        border: 0,
        color: 'inherit',
        background: 'none',
        // The toasts at the top, and the count and message below, stay clear of a field that gets the focus.
        scrollMarginBlock: '112px 72px',
        font: 'inherit',
        fontSize: '1.0625rem',
        lineHeight: 1.4,
        '&::placeholder': { color: text.secondary, opacity: 1 },
      },
      '& > textarea': { resize: 'vertical' },
      '& > select': { appearance: 'none', paddingRight: 44, textOverflow: 'ellipsis' },
      // Otherwise the options are dark on dark where the device is in dark mode.
      '& option': { color: text.primary, backgroundColor: background.paper },
      '& > select + svg': { marginInline: '-38px 14px' },
    },
    '&[data-invalid=true]': {
      '& > [data-frame], & label[aria-hidden]': { borderColor: error.main, backgroundColor: tint.error },
      '& > [data-error]': { color: error.main, fontWeight: 600 },
      '& > label > input:not(:checked)::before': { borderColor: error.main, backgroundColor: tint.error },
    },
    '& > [data-frame]:hover': { borderColor: text.primary },
    '& > [data-frame]:has(> :focus:not(button))': {
      borderColor: text.primary,
      outline: `3px solid ${light[500]}`,
    },
  };
});

/** Two fields side by side where each has room for its value, also in large text. */
export const FieldPair = styled('div')({
  display: 'grid',
  gap: '24px 20px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))',
  alignItems: 'start',
});
