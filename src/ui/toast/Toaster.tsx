import GlobalStyles from '@mui/material/GlobalStyles';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { createPortal } from 'react-dom';
import packageStyles from 'react-toastify/ReactToastify.css';
// The same code without the style tag that a strict Content-Security-Policy blocks.
import { toast, ToastContainer, type ToastContentProps } from 'react-toastify/unstyled';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/Icon';
import { uiCopy } from '@/ui/uiCopy';
import { TOAST_MS, toastStyles } from './toast.styles';

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
