import type { Theme } from '@mui/material/styles';

/** How long a toast stays (docs/behaviour.md, section 8). */
export const TOAST_MS = 5000;

/** The design's toast. Doubled selectors outweigh react-toastify's own style sheet, which loads later. */
export const toastStyles = ({ vars, shape, typography, zIndex }: Theme) => ({
  ':root:root': {
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
  '.Toastify__toast.Toastify__toast': {
    padding: '16px 52px 20px 18px',
    marginBottom: 12,
    border: `1px solid ${vars.palette.slate[500]}`,
    lineHeight: 1.45,
    fontSize: '1rem',
    color: vars.palette.text.primary,
  },
  '.Toastify__toast-container.Toastify__toast-container': {
    position: 'static',
    width: 'auto',
    padding: '12px 16px 0',
    alignItems: 'flex-end',
  },
  // Over the page, but under what is opened over it: the header's menus, drawers and dialogs.
  'body > [data-toasts]': {
    position: 'sticky',
    top: 0,
    zIndex: zIndex.appBar - 1,
    // One band with the line at the page's top.
    backgroundColor: vars.palette.night[900],
  },
  // In a dialog they push the form down; a shadow would look as if they lay on it.
  '[role=dialog] [data-toasts]': { '--toastify-toast-width': '100%', '--toastify-toast-shadow': 'none' },
  // They fly in from the right.
  '[data-toasts]:not([data-floating])': { overflowX: 'clip' },
  '[data-toasts][data-floating] .Toastify__toast-container': {
    position: 'fixed',
    top: 'var(--toasts-top)',
    right: 16,
    left: 'auto',
    width: 'var(--toastify-toast-width)',
    padding: 0,
  },
  // Otherwise the browser would scroll with the page that they push down, which they would cover then.
  ':root:has(.Toastify__toast-container)': { overflowAnchor: 'none' },
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
