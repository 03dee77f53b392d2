import type { Theme } from '@mui/material/styles';

/** How long a toast stays (docs/behaviour.md, section 8). */
export const TOAST_MS = 5000;

/** The design's toast. Doubled selectors outweigh react-toastify's own style sheet, which loads later. */
export const toastStyles = ({ vars, shape, typography }: Theme) => ({
  ':root:root': {
    '--toastify-font-family': typography.fontFamily,
    '--toastify-toast-width': '420px',
    '--toastify-toast-bd-radius': `${shape.borderRadius}px`,
    '--toastify-toast-shadow': vars.shadows[2],
    '--toastify-text-color-light': vars.palette.text.primary,
    '--toastify-color-light': vars.palette.background.paper,
    '--toastify-icon-color-success': vars.palette.success.main,
    '--toastify-icon-color-error': vars.palette.error.main,
    '--toastify-color-progress-success': vars.palette.linden[500],
    '--toastify-color-progress-error': vars.palette.error.main,
  },
  '.Toastify__toast.Toastify__toast': {
    padding: '16px 52px 20px 18px',
    marginBottom: 12,
    border: `1px solid ${vars.palette.slate[500]}`,
    lineHeight: 1.45,
    fontSize: '1rem',
    color: vars.palette.text.primary,
  },
  // The end of this animation closes the toast, so it must not be shortened for reduced motion.
  '.Toastify__progress-bar.Toastify__progress-bar': {
    animationDuration: `${TOAST_MS}ms !important`,
  },
  '.Toastify__toast .Toastify__toast-icon': { width: 24, color: vars.palette.success.main },
  '.Toastify__toast--error .Toastify__toast-icon': { color: vars.palette.error.main },
  '.Toastify__toast .Toastify__close-button': {
    width: 44,
    height: 44,
    top: 4,
    right: 4,
    display: 'grid',
    placeItems: 'center',
    opacity: 1,
    color: vars.palette.text.primary,
  },
});
