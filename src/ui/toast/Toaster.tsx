// "unstyled" is the same code without the style tag that a strict Content-Security-Policy blocks.
import 'react-toastify/ReactToastify.css';
import GlobalStyles from '@mui/material/GlobalStyles';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { Icon } from '@/ui/Icon';
import { notices, type Notice, type ToasterProps } from './notify';
import { TOAST_MILLISECONDS, toastStyles } from './toastStyles';
import { useSpokenLayer } from './useSpokenLayer';

/** Toasts as specified (section 8): top right, 5000 ms, pause on hover and focus loss, dragged at 80 percent. */
export function Toaster({ pending }: ToasterProps) {
  const layer = useSpokenLayer();
  return (
    layer &&
    createPortal(
      <>
        <GlobalStyles styles={toastStyles} />
        <ToastContainer
          position="top-right"
          autoClose={TOAST_MILLISECONDS}
          pauseOnHover
          pauseOnFocusLoss
          draggable
          draggablePercent={80}
          aria-label="Messages"
        />
        <Pending pending={pending} />
      </>,
      layer,
    )
  );
}

/** Mounted with and after the container: a toast shown before the container stands is lost, as it is in StrictMode. */
function Pending({ pending }: ToasterProps) {
  useEffect(() => {
    for (const notice of pending) show(notice);
  }, [pending]);
  return null;
}

function show(notice: Notice): void {
  const isSuccess = notice.kind === 'success';
  toast[isSuccess ? 'success' : 'error'](notice.text, {
    toastId: notice.id,
    role: isSuccess ? 'status' : 'alert',
    icon: <Icon icon={isSuccess ? CircleCheck : CircleAlert} />,
    ...(notice.onClosed && { onClose: notice.onClosed }),
  });
  notices.take(notice);
}
