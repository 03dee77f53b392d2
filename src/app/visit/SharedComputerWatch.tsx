import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { headerCopy } from '@/content/navigation';
import { sharedComputerCopy } from '@/content/visit';
import { signOut } from '@/features/session/signOut';
import { useSignOut } from '@/features/session/useSignOut';
import { isShared } from '@/lib/device/sharedComputer';
import { useAppDispatch } from '@/store/hooks';
import { leaveSharedComputer } from '@/store/leaveSharedComputer';
import { AppDialog } from '@/ui/AppDialog';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';
import { watchIdle } from './watchIdle';

/** On a shared computer: wipes everything after 15 minutes without use, and asks a minute before. */
export function SharedComputerWatch() {
  const dispatch = useAppDispatch();
  const logOut = useSignOut();
  const watch = useRef<ReturnType<typeof watchIdle>>(undefined);
  const [endsAt, setEndsAt] = useState<number>();
  const isOn = isShared();

  useEffect(() => {
    if (!isOn) return undefined;
    const onIdle = () => {
      dispatch(signOut());
      void dispatch(leaveSharedComputer('idle'));
    };
    watch.current = watchIdle({ onWarning: setEndsAt, onIdle });
    return watch.current.stop;
  }, [isOn, dispatch]);

  const stay = () => {
    setEndsAt(undefined);
    watch.current?.stay();
  };

  return (
    <AppDialog
      title={sharedComputerCopy.warningTitle}
      isOpen={isOn && endsAt !== undefined}
      onClose={stay}
      size="small"
    >
      <Typography sx={{ mb: 3 }}>{sharedComputerCopy.warning(endsAt ?? 0)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus onClick={stay}>
          {sharedComputerCopy.stay}
        </Button>
        <Button variant="outlined" onClick={logOut}>
          {headerCopy.logOut}
        </Button>
      </Box>
    </AppDialog>
  );
}
