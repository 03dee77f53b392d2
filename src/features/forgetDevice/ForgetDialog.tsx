import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { forgetDeviceCopy } from '@/content/forgetDevice';
import { useAppDispatch } from '@/store/hooks';
import { wipeDevice } from '@/store/wipeDevice';
import { AppDialog } from '@/ui/AppDialog';
import { Button } from '@/ui/button/Button';
import { notify } from '@/ui/toast/notify';

type ForgetDialogProps = { isOpen: boolean; onClose: () => void; onDone: () => void };

/** Asks before the device is wiped. It is done once the dialog is gone: while it is there, the page behind it is not read out. */
export function ForgetDialog({ isOpen, onClose, onDone }: ForgetDialogProps) {
  const dispatch = useAppDispatch();
  const [isWiping, setWiping] = useState(false);
  const isWiped = useRef(false);
  const forget = async () => {
    setWiping(true);
    // An undo would bring back what is being deleted.
    notify.clear();
    await dispatch(wipeDevice());
    setWiping(false);
    isWiped.current = true;
    onClose();
  };
  const onClosed = () => {
    if (isWiped.current) onDone();
    isWiped.current = false;
  };
  return (
    <AppDialog title={forgetDeviceCopy.confirmTitle} size="small" {...{ isOpen, onClose, onClosed }}>
      <Typography sx={{ mb: 3 }}>{forgetDeviceCopy.confirmText}</Typography>
      <Choices>
        <Button disabled={isWiping} aria-busy={isWiping} onClick={() => void forget()}>
          {forgetDeviceCopy.button}
        </Button>
        <Button variant="outlined" disabled={isWiping} onClick={onClose}>
          {forgetDeviceCopy.keep}
        </Button>
      </Choices>
    </AppDialog>
  );
}

const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > *': { flex: '1 0 auto', maxWidth: '100%' },
});
