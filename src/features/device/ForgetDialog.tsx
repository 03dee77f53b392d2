import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { forgetDeviceCopy } from '@/content/forgetDevice';
import { useAppDispatch } from '@/store/hooks';
import { wipeDevice } from '@/store/wipeDevice';
import { AppDialog } from '@/ui/AppDialog';
import { Button } from '@/ui/button/Button';

type ForgetDialogProps = { isOpen: boolean; onClose: () => void; onDone: () => void };

/** Asks before the device is wiped. */
export function ForgetDialog({ isOpen, onClose, onDone }: ForgetDialogProps) {
  const dispatch = useAppDispatch();
  const [isWiping, setWiping] = useState(false);
  const forget = async () => {
    setWiping(true);
    await dispatch(wipeDevice());
    setWiping(false);
    onDone();
  };
  return (
    <AppDialog title={forgetDeviceCopy.confirmTitle} isOpen={isOpen} onClose={onClose} size="small">
      <Typography sx={{ mb: 3 }}>{forgetDeviceCopy.confirmText}</Typography>
      <Button fullWidth disabled={isWiping} aria-busy={isWiping} onClick={() => void forget()}>
        {forgetDeviceCopy.button}
      </Button>
    </AppDialog>
  );
}
