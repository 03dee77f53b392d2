import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import packageStyles from 'react-toastify/ReactToastify.css';
// The same code without the style tag that a strict Content-Security-Policy blocks.
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { Button } from '@/ui/button/Button';
import { uiCopy } from '@/ui/uiCopy';

/** How long a toast stays (docs/behaviour.md, section 8). */
export const TOAST_MS = 5000;

/** Toasts as specified (docs/behaviour.md, section 8). What is not said here is react-toastify's default. */
export const Toaster = () =>
  createPortal(
    <div ref={keepAudible}>
      <GlobalStyles styles={packageStyles} />
      <GlobalStyles styles={toastStyles} />
      <ToastContainer autoClose={TOAST_MS} draggable aria-label={uiCopy.messages} />
    </div>,
    document.body,
  );

export type ToastOptions = {
  type: 'success' | 'error';
  text: string;
  onClosed?: (() => void) | undefined;
  onUndo?: () => void;
};

/** A toast that is shown before the container is there waits for it. */
export function showToast({ type, text, onClosed, onUndo }: ToastOptions): void {
  toast(
    ({ closeToast, toastProps: { toastId: id } }) => (
      <>
        <span>{text}</span>
        {onUndo && (
          <Button
            variant="text"
            size="small"
            sx={{ flexShrink: 0 }}
            onClick={() => {
              closeToast();
              onUndo();
            }}
            // Like the pointer, the focus keeps it there.
            onFocus={() => toast.pause({ id })}
            onBlur={() => toast.play({ id })}
          >
            {uiCopy.undo}
          </Button>
        )}
      </>
    ),
    { type, role: type === 'success' ? 'status' : 'alert', ...(onClosed && { onClose: onClosed }) },
  );
}

export const clearToasts = (): void => toast.dismiss();

/** MUI's dialogs, menus and drawers set aria-hidden on everything around them; toasts stay audible. */
function keepAudible(host: HTMLElement | null): (() => void) | undefined {
  if (!host) return undefined;
  const observer = new MutationObserver(() => host.removeAttribute('aria-hidden'));
  observer.observe(host, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

/** The design's toast. Doubled selectors outweigh react-toastify's own style sheet, which loads later. */
const toastStyles = ({ vars, shape, typography }: Theme) => ({
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
  // A long message of the server's leaves the page in sight, and can be scrolled.
  '.Toastify__toast > span': { maxHeight: '30vh', overflowY: 'auto', touchAction: 'pan-y' },
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
