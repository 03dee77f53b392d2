import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { createPortal } from 'react-dom';
import packageStyles from 'react-toastify/ReactToastify.css';
// The same code without the style tag that a strict Content-Security-Policy blocks.
import { toast, ToastContainer, type ToastContentProps } from 'react-toastify/unstyled';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/Icon';
import { uiCopy } from '@/ui/uiCopy';

/** How long a toast stays (docs/behaviour.md, section 8). */
export const TOAST_MS = 5000;

/** Toasts as specified (docs/behaviour.md, section 8): top right, 5000 ms, pause on hover and focus loss, dragged at 80 percent. */
export const Toaster = () =>
  createPortal(
    <div ref={keepAudible}>
      <GlobalStyles styles={packageStyles} />
      <GlobalStyles styles={toastStyles} />
      <ToastContainer
        position="top-right"
        autoClose={TOAST_MS}
        pauseOnHover
        pauseOnFocusLoss
        draggable
        draggablePercent={80}
        aria-label={uiCopy.messages}
      />
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
  toast(onUndo ? undoable(text, onUndo) : text, {
    type,
    role: type === 'success' ? 'status' : 'alert',
    icon: <Icon icon={type === 'success' ? CircleCheck : CircleAlert} />,
    ...(onClosed && { onClose: onClosed }),
  });
}

export const clearToasts = (): void => toast.dismiss();

/** MUI's dialogs, menus and drawers set aria-hidden on everything around them; toasts stay audible. */
function keepAudible(host: HTMLElement | null): (() => void) | undefined {
  if (!host) return undefined;
  const observer = new MutationObserver(() => host.removeAttribute('aria-hidden'));
  observer.observe(host, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

const undoable =
  (text: string, onUndo: () => void) =>
  ({ closeToast, toastProps: { toastId: id } }: ToastContentProps) => {
    const undo = () => {
      closeToast();
      onUndo();
    };
    return (
      <>
        <span>{text}</span>
        {/* Like the pointer, the focus keeps it there. */}
        <Button
          variant="text"
          size="small"
          sx={{ flexShrink: 0 }}
          onClick={undo}
          onFocus={() => toast.pause({ id })}
          onBlur={() => toast.play({ id })}
        >
          {uiCopy.undo}
        </Button>
      </>
    );
  };

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
