import type { Theme } from '@mui/material/styles';

/** The design's toast over react-toastify's own style sheet. */
export const toastStyles = ({ vars, shape, typography }: Theme) => ({
  ':root': {
    '--toastify-font-family': typography.fontFamily,
    '--toastify-toast-width': 'min(420px, calc(100vw - 32px))',
    '--toastify-toast-bd-radius': `${shape.borderRadius}px`,
    '--toastify-toast-shadow': vars.shadows[2],
    '--toastify-text-color-light': vars.palette.text.primary,
    '--toastify-color-light': vars.palette.background.paper,
    '--toastify-icon-color-success': vars.palette.success.main,
    '--toastify-icon-color-error': vars.palette.error.main,
    '--toastify-color-progress-success': vars.palette.linden[500],
    '--toastify-color-progress-error': vars.palette.error.main,
  },
  '.Toastify__toast': { padding: '16px 52px 20px 18px', lineHeight: 1.45, fontSize: '1rem' },
  '.Toastify__toast-icon': { width: 24, color: vars.palette.success.main },
  '.Toastify__toast--error .Toastify__toast-icon': { color: vars.palette.error.main },
  '.Toastify__close-button': { width: 44, height: 44, display: 'grid', placeItems: 'center', opacity: 1 },
});
