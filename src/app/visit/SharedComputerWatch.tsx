import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { headerCopy } from '@/content/navigation';
import { sharedComputerCopy } from '@/content/visit';
import { selectApplied } from '@/features/applications/appliedSlice';
import { signOut } from '@/features/session/signOut';
import { useSignOut } from '@/features/session/useSignOut';
import { entryLeft } from '@/lib/backCloses';
import * as deviceStorage from '@/lib/device/storage';
import { useIsShared } from '@/lib/device/useIsShared';
import { startAfresh, type WipedBecause } from '@/lib/startAfresh';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { leaveSharedComputer } from '@/store/leaveSharedComputer';
import { AppDialog } from '@/ui/AppDialog';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';
import { shareVisit } from './shareVisit';
import { watchIdle } from './watchIdle';

/**
 * On a shared computer: wipes everything after 15 minutes without use in any tab, and asks a minute before; follows a tab that logs
 * out, lets new tabs join, tells the others what was applied for, and ends a session whose tabs have all been closed.
 */
export function SharedComputerWatch() {
  const dispatch = useAppDispatch();
  const logOut = useSignOut();
  const watch = useRef<ReturnType<typeof watchIdle>>(undefined);
  const visit = useRef<ReturnType<typeof shareVisit>>(undefined);
  const applied = useAppSelector(selectApplied);
  const [endsAt, setEndsAt] = useState<number>();
  const isOn = useIsShared();

  useEffect(() => {
    if (!isOn) return undefined;
    const onIdle = () => {
      dispatch(signOut());
      void dispatch(leaveSharedComputer('idle'));
    };
    const { stop } = (watch.current = watchIdle({ onWarning: setEndsAt, onIdle, onLeft }));
    const { stop: leave } = (visit.current = shareVisit({
      onTaken: restoreAll,
      onAlone: () => dispatch(signOut()),
    }));
    return () => {
      stop();
      leave();
      visit.current = undefined;
    };
  }, [isOn, dispatch]);

  // The receipt is there by now: it is stored in the same task as the flag, before React runs effects.
  useEffect(() => {
    if (applied.length > 0) visit.current?.tell();
  }, [applied]);

  const stay = () => watch.current?.stay();

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

/** Another tab has wiped the computer. What this one keeps is deleted when it is loaded anew (see `joinSharedComputer`). */
async function onLeft(because: WipedBecause): Promise<void> {
  // Forms that are still open would write their drafts once more.
  deviceStorage.storeNothing();
  await entryLeft();
  startAfresh(because);
}

/** As when another tab has changed everything: the store reads it again (see `store/persistence`). */
const restoreAll = () => void window.dispatchEvent(new StorageEvent('storage'));
