import GlobalStyles from '@mui/material/GlobalStyles';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { createPortal } from 'react-dom';
import packageStyles from 'react-toastify/ReactToastify.css';
// The same code without the style tag that a strict Content-Security-Policy blocks.
import { toast, ToastContainer, type Id, type ToastContentProps } from 'react-toastify/unstyled';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/Icon';
import { uiCopy } from '@/ui/uiCopy';
import { TOAST_MS, toastStyles } from './toast.styles';
import { useToastLayer } from './toastLayer';
import { useFreePlace } from './useFreePlace';

/** Toasts as specified (docs/behaviour.md, section 8): top right, 5000 ms, pause on hover and focus loss, dragged at 80 percent. */
export function Toaster() {
  const layer = useToastLayer();
  useFreePlace(layer);
  return (
    layer &&
    createPortal(
      <>
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
      </>,
      layer,
    )
  );
}

export type ToastKind = 'success' | 'failure';

const replaceable = new Set<Id>();
const undoables = new Set<Id>();

/** A toast that is shown before the container is there waits for it. */
export function showToast(
  kind: ToastKind,
  text: string,
  { onClosed, onUndo }: { onClosed?: (() => void) | undefined; onUndo?: (() => void) | undefined } = {},
): void {
  const isSuccess = kind === 'success';
  // News replaces older news; what can be undone stays so.
  dismiss(replaceable);
  const id = toast[isSuccess ? 'success' : 'error'](onUndo ? undoable(text, onUndo) : text, {
    role: isSuccess ? 'status' : 'alert',
    icon: <Icon icon={isSuccess ? CircleCheck : CircleAlert} />,
    ...(onClosed && { onClose: onClosed }),
  });
  (onUndo ? undoables : replaceable).add(id);
}

/** Takes away every toast that offers to undo something. */
export const dismissUndoables = (): void => dismiss(undoables);

/** Takes away all. */
export const dismissAll = (): void => toast.dismiss();

function dismiss(ids: Set<Id>): void {
  for (const id of ids) toast.dismiss(id);
  ids.clear();
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
